"""Draws one page of our display list a hundred times, for the benchmark.

python3 reportlab_pad.py OUT REGULAR.ttf BOLD.ttf < page.json
"""

import json
import re
import sys

from reportlab.lib.units import mm
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen import canvas

out, regular, bold = sys.argv[1:]
page = json.load(sys.stdin)
size = (page["width"] * mm, page["height"] * mm)
pdfmetrics.registerFont(TTFont("regular", regular))
pdfmetrics.registerFont(TTFont("bold", bold))
pad = canvas.Canvas(out, pagesize=size, invariant=1, pageCompression=1)


def draw_path(item):
    path = pad.beginPath()
    x, y = item["x"], item["y"]
    at = (x, y)
    for command, rest in re.findall(r"([A-Z])([^A-Z]*)", item["d"]):
        n = [float(v) for v in re.findall(r"-?[\d.]+", rest)]
        if command == "H":
            n, command = [n[0], at[1] - y], "L"
        if command == "V":
            n, command = [at[0] - x, n[0]], "L"
        points = [(x + n[i], y + n[i + 1]) for i in range(0, len(n), 2)]
        flat = [v for px, py in points for v in (px * mm, size[1] - py * mm)]
        if command == "M":
            path.moveTo(*flat)
        elif command == "L":
            path.lineTo(*flat)
        elif command == "C":
            path.curveTo(*flat)
        elif command == "Q":
            path.curveTo(*flat[:2], *flat)
        else:
            path.close()
        if points:
            at = points[-1]
    pad.drawPath(path, stroke="stroke" in item, fill="stroke" not in item)


pad.beginForm("sheet", 0, 0, *size)
for item in (item for group in page["groups"] for item in group["items"]):
    kind = item["kind"]
    gray = item.get("ink", {}).get("gray", 0)
    pad.setFillGray(gray)
    pad.setLineWidth(item.get("stroke", item.get("width", 1)))
    if kind == "line":
        pad.setDash(*([[item["dash"] * mm]] if "dash" in item else []))
        pad.line(item["x1"] * mm, size[1] - item["y1"] * mm, item["x2"] * mm, size[1] - item["y2"] * mm)
        pad.setDash()
    elif kind == "box":
        y = size[1] - (item["y"] + item["height"]) * mm
        box = [item["x"] * mm, y, item["width"] * mm, item["height"] * mm]
        pad.rect(*box, stroke="stroke" in item, fill="stroke" not in item)
    elif kind == "text":
        pad.setFont(item["weight"], item["size"])
        pad.drawString(item["x"] * mm, size[1] - item["y"] * mm, item["text"])
    else:
        draw_path(item)
pad.endForm()

for _ in range(100):
    pad.doForm("sheet")
    pad.showPage()
pad.save()
