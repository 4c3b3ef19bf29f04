/** Texts as they are read in a long list. */
const list = (texts: string): string[] => texts.trim().split(/\s*\n\s*|\s+\|\s+/)

/**
 * Texts that are rightly the same in another language as in bokmål, numbers written as `#`. Any
 * other that is the same was forgotten when it was translated.
 */
export const EQUAL_TO_BOKMAL = {
  nn: list(`
    # % sikkert | # ark = # blokker | # ekstra | # i pluss | # like | # like og # andre like
    # like. | # poeng | # poeng. | # ruter | # sider | # til # | #+ gir # | #. november #: ⟨names⟩
    (og # til) | Alle | Alle kast. | Alle år | Alt | Amerikansk #-ruter | Angre | Angre likevel
    Angre: ⟨row⟩ # (⟨name⟩) | Avbryt | Beste | Beste øvre del | Blokka | Blokker per ark | Blå
    Bokmål | Bonus | Bruk | Bruk fila likevel | Brun | Ctrl + Y | Ctrl + Z | Dag | Dansk | Dato
    Det er ingenting å angre. | Det var alle | Ekstra | Ekstra yatzy
    Endre datoen | English | Enter | Farge
    Felt for pluss og minus | Fem like | Fem like skal i ⟨row⟩ når den ruta er ledig. | Ferdig
    Ferdig med å rette | Fire like | Firkant | Flaks | Flytt ⟨name⟩ opp | Fordeling | Form
    Form: ⟨name⟩ | Fylt | Før første kast | Gir | Gjort om. | God dag! | God kveld!
    Gå rundt på blokka | Gå tilbake hit | Gå tilbake hit: ⟨line⟩ | Hent inn | Hent tilbake
    Hent tilbake … | Hjelpetekst | Hopp fram | Hopp over
    Hus | I år | Ingenting ekstra | Ingenting å angre
    Ja | Ja, alle. ⟨dice⟩ gir # i ⟨row⟩. | Kalender | Kan gi #, # | Kast | Kast alle fem
    Kast for kast | Kast for ⟨name⟩ | Kastet gir ingenting | Kolonnen er full. | Kopier feilrapport
    Lagre | Lagre som PDF | Lagre: ⟨title⟩ | Legg bort | Legg til | Letter | Likt | Lilla
    Liten straight | Lov: ⟨values⟩ | Lukk | Lyd | Lyst | MAPPE | Maks | Marg | Maskin | Maskin: god #
    Med # blokk per ark er det ingenting å klippe. | Med *: neppe tilfeldig. | Med tips | Median
    Mellomrom | Meny | Merke | Mest i ruta | Mest i øvre del | Mest i ⟨row⟩ | Mot | Mørkt
    Nedre kvartil | Nei | Neste | Ny yatzy: # poeng ekstra. | Ny ⟨row⟩, og ruta ⟨row⟩ er fylt
    Ny ⟨row⟩: # poeng ekstra. | Nynorsk | Når | Oransje | Over tid | Papir | Papiret | Periode
    Poeng | Programmet er i ferd med å avslutte. | På A# er det plass til # eller # blokker. | Rask
    Rekord | Resultat | Rosa | Runde | Runde # av # | Runde for runde: ⟨name⟩ | Rute | Rute for rute
    Rute for rute: ⟨name⟩ | Rutene i nedre del | Sirkel | Sjanse | Sjanse for bonus
    Sjanse til å vinne | Skjerm | Skjul | Skjulte | Skriv | Skriv # i ⟨row⟩, og # ekstra
    Skriv poeng | Skriv ut | Skriv ut blokk | Skriv ut året | Slett | Slik blir arket | Slutt
    Snitt | Snitt til da | Som systemet | Spar blekk | Språk | Språk på blokka | Spørsmål og svar
    Standardavvik | Statistikk | Steg # av # | Stjerne | Stor skrift | Stor straight | Store
    Stryk ⟨row⟩ | Stryke ⟨row⟩? Kastet gir # poeng i ⟨other⟩. | Står det poeng i ⟨row⟩? | Sum
    Sum før bonus | Sum nedre del | Sum på papiret | Sum øvre del | Svenska
    Så blir det med i statistikken | Ta bort #, nummer # | Ta med maskin: ⟨strength⟩ | Ta ut
    Ta ut ⟨name⟩ | Tabell (CSV) | Tapt | Terning #: # | Til | Til poeng | Til resultatet
    Til slutten | Tips | Tips for ⟨name⟩ | Tips: ⟨choice⟩. | To par | Tom kolonne | Totalsum
    Tre like | Trekant | Trykk for å rette | Turkis | Tvungen #–# | Tvungen yatzy | Tøm blokka
    Variant | Verdi | Vis | Vis alle | Vis alt | Vis færre | Vis igjen | Vis igjen: ⟨name⟩
    Vis som tabell | Yatzy | Yatzyblokka | Yatzyblokka ⟨version⟩ | alle år | blokker per ark | blå
    delt #. plass | delte | felt for pluss og minus (av: --no-tally) | full | første dag | god
    gått | hjelpetekst: ingen, kort, full | i dag | ingen | ingen er med | kort | limkant | maks #
    middels | mot ⟨name⟩ | og # til | papir | perfekt | siste dag | skjerm | skjerm og papir
    skriv # i ⟨row⟩ og få # ekstra | sum av alle | summen av alle ⟨dice⟩ | svarer som JSON | tapte
    til ⟨date⟩ | tilfeldig #,# | tom | vis dette | viser dette | viser statistikken | yatzyblokka.csv
    yatzyblokka.jsonl | År | Året | Året # | Året # – ⟨variant⟩.pdf | Øvre kvartil | året #
    ⟨dice⟩ gir # | ⟨dice⟩ gir # i ⟨row⟩. | ⟨line⟩, ⟨name⟩: #, gir # | ⟨names⟩ brukte tips
    ⟨name⟩ er skjult. | ⟨name⟩ går | ⟨name⟩ har gått. | ⟨name⟩ står for tur | ⟨name⟩, form
    ⟨name⟩, kast #: #, # | ⟨name⟩, rute for rute | ⟨needs⟩ gir ⟨pays⟩
    ⟨path⟩ er ingen kolonne: ⟨example⟩ | ⟨path⟩: # sider, # blokker | ⟨row⟩ er fylt | ⟨row⟩ har #
    ⟨row⟩, ⟨name⟩: ledig | ⟨row⟩, ⟨name⟩: ledig, gir #
    ⟨row⟩: ⟨here⟩. Der: #. | ⟨variant⟩ med ⟨names⟩
    ⟨variant⟩, runde #: ⟨name⟩ | ⟨variant⟩.pdf
  `),
  da: list(`
    # % sikkert | # ekstra | # for hver | # kast i hver tur | # rene, # delte | # sider
    # terninger | # til # | #. november #: ⟨names⟩ | #–# spillere | (og # til) | Alene | Alle
    Alle er beholdt | Alle kast. | Alle varianter | Alle år | Alt | Andel | Andre valg
    Bedre: ⟨choice⟩. | Blå | Bokmål | Bonus | Brun | Bygger …
    Ctrl + Y | Ctrl + Z | Dag | Dansk | Dato | Det var alle
    Egne terninger | Eksempel | Ekstra | Ekstra yatzy | Ekstra yatzy, ⟨name⟩: hvor mange?
    En spiller går | En tur | Enere | English | Enkelttaster | Enter | Erstatte alt? | Femmere
    Firere | Firkant | Flest yatzy på et år | Flest yatzyer på et år | Fordeling | Form
    Form: ⟨name⟩ | Forrige | Fra | Fra # til #. | Fra familien | Fra og til | Fra ⟨other⟩
    Før første kast | Henter Electron … | Henter …
    Her ligger spillene | Hjerte | Hvem | Hvem er med?
    Hvem er ⟨name⟩ egentlig? | Hvem går? | Hvem var med? | Hvilket år?
    Hvor en ny ⟨row⟩ skal skrives | Hvor i spillet | Hvor mange kan være med? | I år | Ingen
    Ingenting ekstra | Ja | Kalender | Kast | Kast # terninger | Kast alle fem | Kast for kast
    Kast for ⟨name⟩ | Kommandoer | Kors | Laveste
    Laveste resultat | Laveste sum | Letter | Lilla | Lyd
    Lyst | MAPPE | Mangler | Median | Mest i øvre del | Mest i ⟨row⟩ | Måned | Mørkt | Navn | Navn #
    Nedre kvartil | Ny spiller | Nye rekorder | Nynorsk | Over tid | Papir | Papiret
    Papirstørrelse | Periode | Prøv selv | Regler | Regler: ⟨variant⟩ | Regner … | Rekord | Rekorder
    Resultat | Runde | Runde for runde: ⟨name⟩ | Rød | Se --help. | Se spillet kast for kast
    Se spillet: ⟨names⟩ | Seksere | Skjul | Skjulte | Skriv | Skriv # i ⟨row⟩, og # ekstra
    Skriv et navn. | Skriv tallet | Slettede | Slå sammen | Som systemet | Spillene | Spiller
    Spillere | Spillestyrke | Spillet er ikke slettet. | Spredning | Standardvalg | Start spillet
    Stjerne | Stor skrift | Stor straight | Store | Sum | Sum før bonus | Sum nedre del
    Sum på papiret | Sum øvre del | Svenska | Tekststørrelse | Terning #: # | Terning #: ikke kastet
    Terninger | Til | Til resultatet | To eller flere | To par | Toere | Tom kolonne | Totalsum
    Treere | Trekant | Turkis | Valg | Variant
    Varianter | Velkommen til Yatzyblokka | Ventet | Vis | Vis alle | Vis alt
    Vis en ny ⟨row⟩ | Vis flere | Vis færre | Yatzy | Yatzyblokka | Yatzyblokka ⟨version⟩ | Yatzyer
    alene og sammen | alle spillere | alle år | behold #, # | beholdt | blå | de # | delte
    egne terninger | fra ⟨date⟩ | første dag | god | i dag | ingen | ingen er med | kort | limkant
    mangler # | navnet er for langt | navnet mangler | og # til | papir | papirstørrelse | perfekt
    rettet | rød | skriv # i ⟨row⟩ og få # ekstra | spillere | spillet | summen er ikke mulig
    svarer som JSON | til ⟨date⟩ | to eller flere
    tom | tom datolinje, eller dagens dato | vis dette
    viser dette | viser statistikken | yatzyblokka.csv | yatzyblokka.jsonl | År | Året | Året #
    Året # – ⟨variant⟩.pdf | Øvre kvartil | året # | ⟨here⟩ kast i en tur, ikke #.
    ⟨here⟩ terninger, ikke #. | ⟨line⟩, ⟨name⟩: ⟨ahead⟩, mangler # | ⟨name⟩ er allerede med.
    ⟨name⟩ er skjult. | ⟨name⟩ er slettet. | ⟨name⟩ går | ⟨name⟩ kaster én terning | ⟨name⟩ kaster …
    ⟨name⟩ mangler ⟨row⟩ | ⟨name⟩ skrev # i ⟨row⟩ | ⟨name⟩ står for tur | ⟨name⟩, form
    ⟨name⟩, kast #: #, # | ⟨option⟩ mangler | ⟨path⟩ er ingen kolonne: ⟨example⟩
    ⟨question⟩ Hvis ja: ⟨answer⟩. | ⟨row⟩ har # | ⟨row⟩: ⟨here⟩. Der: #. | ⟨variant⟩ med ⟨names⟩
    ⟨variant⟩, runde #: ⟨name⟩ | ⟨variant⟩.pdf | ⟨winner⟩ foran ⟨others⟩
  `),
  sv: list(`
    Andel | Avbryt | Blå | Bokmål | Bonus | Brun
    Bygger … | Ctrl + Y | Ctrl + Z | Dag | Dansk | En tur
    English | Enter | Ett par | Form | Form: ⟨name⟩ | Gjort om. | God dag! | I år | Ingen | Ja
    Kalender | Kors | Letter | Med tips | Median | Meny | Mer | Mer om ⟨name⟩ | Mest i ⟨row⟩ | Mot
    Nedre kvartil | Nynorsk | Regler | Regler: ⟨variant⟩ | Rekord | Resultat | Rosa | Se --help.
    Skriv | Skriv ut | Skriv ut året | Snitt | Som systemet | Språk | Steg # av # | Stryk ⟨row⟩
    Svenska | Ta bort #, nummer # | Ta ut | Tabell (CSV) | Tips | Tips: ⟨choice⟩. | Utseende
    Variant | Varianter | Vinner | Yatzy | Yatzyblokka | Yatzyblokka ⟨version⟩ | blå | de # | full
    i dag | ingen | kort | limkant | mot ⟨name⟩ | perfekt | vanlig | yatzyblokka.csv
    yatzyblokka.jsonl | År | Året | Året # | Året # – ⟨variant⟩.pdf | året #
    ⟨name⟩ skrev # i ⟨row⟩ | ⟨name⟩, form | ⟨name⟩, kast #: #, # | ⟨row⟩ har #
    ⟨row⟩, ⟨name⟩: ledig | ⟨variant⟩ med ⟨names⟩ | ⟨variant⟩.pdf
  `),
  en: list(`
    Bokmål | Bonus | Ctrl + Y | Ctrl + Z | Dansk | English | Enter | Form | Form: ⟨name⟩ | Letter
    Median | Nynorsk | Sum | Svenska | Variant | Yatzy | Yatzyblokka | Yatzyblokka ⟨version⟩ | full
    yatzyblokka.csv | yatzyblokka.jsonl | ⟨name⟩, form | ⟨variant⟩.pdf
  `),
} as const
