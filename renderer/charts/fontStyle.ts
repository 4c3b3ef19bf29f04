import regular from '@expo-google-fonts/open-sans/400Regular/OpenSans_400Regular.ttf?url'
import bold from '@expo-google-fonts/open-sans/700Bold/OpenSans_700Bold.ttf?url'

/** The program's font inside a picture: a picture that is drawn as an image sees no page. */
export async function fontStyle(): Promise<SVGStyleElement> {
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style')
  const faces = await Promise.all([face(regular, 400), face(bold, 700)])
  style.textContent = faces.join('')
  return style
}

async function face(address: string, weight: number): Promise<string> {
  const response = await fetch(address)
  const source = await dataAddress(await response.blob())
  return `@font-face{font-family:'Open Sans';font-weight:${weight};src:url(${source})}`
}

function dataAddress(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(new Error('the font could not be read'))
    reader.readAsDataURL(file)
  })
}
