/** Texts as they are read in a long list. */
const list = (texts: string): string[] => texts.trim().split(/\s*\n\s*|\s+\|\s+/)

/**
 * Texts that are rightly the same in another language as in bokmål, numbers written as `#`. Any
 * other that is the same was forgotten when it was translated.
 */
export const EQUAL_TO_BOKMAL = {
  nn: list(`
    # ark = # blokker | # i pluss | # like | # like. | # poeng | # poeng. | # sider | #+ gir #
    (og # til) | Alle | Alle kast. | Alle år | Alt | Amerikansk #-ruter | Angre | Angre likevel
    Angre: ⟨row⟩ # (⟨name⟩) | Avbryt | Blokka | Blokker per ark | Blå | Bokmål | Bonus | Bruk
    Brun | Ctrl + Y | Ctrl + Z | Dansk | Dato | Det er ingenting å angre. | Ekstra | Ekstra yatzy
    Endre datoen | English | Enter | Farge | Felt for pluss og minus | Fem like
    Fem like skal i ⟨row⟩ når den ruta er ledig. | Ferdig | Ferdig med å rette | Fire like
    Firkant | Flytt ⟨name⟩ opp | Før første kast | Gjort om. | God dag! | God kveld!
    Gå rundt på blokka | Gå tilbake hit | Gå tilbake hit: ⟨line⟩ | Hent tilbake | Hjelpetekst
    Hus | I år | Ingenting å angre | Kast | Kast alle fem | Kast for kast | Kast for ⟨name⟩
    Lagre | Lagre som PDF | Legg bort | Legg til | Letter | Lilla | Liten straight | Lov: ⟨values⟩
    Lukk | Lyst | Maks | Marg | Med # blokk per ark er det ingenting å klippe. | Median
    Mellomrom | Meny | Merke | Mest i øvre del | Mest i ⟨row⟩ | Mørkt | Neste
    Ny yatzy: # poeng ekstra. | Nynorsk | Oransje | Papir | Papiret | Periode
    Programmet er i ferd med å avslutte. | På A# er det plass til # eller # blokker. | Resultat
    Rosa | Runde # av # | Rute | Rutene i nedre del | Sirkel | Sjanse | Skjerm | Skjul | Skjulte
    Skriv | Skriv # i ⟨row⟩, og # ekstra | Skriv poeng | Skriv ut | Skriv ut blokk | Slett
    Slik blir arket | Slutt | Snitt | Som systemet | Spar blekk | Språk | Språk på blokka
    Steg # av # | Stjerne | Stor skrift | Stor straight | Store | Stryk ⟨row⟩
    Stryke ⟨row⟩? Kastet gir # poeng i ⟨other⟩. | Sum | Sum før bonus | Sum nedre del
    Sum på papiret | Sum øvre del | Svenska | Så blir det med i statistikken | Ta bort #, nummer #
    Ta ut ⟨name⟩ | Terning #: # | Til | Til resultatet | Til slutten | To par | Totalsum
    Tre like | Trekant | Trykk for å rette | Turkis | Tvungen #–# | Tvungen yatzy | Tøm blokka
    Variant | Vis | Vis igjen | Vis igjen: ⟨name⟩ | Yatzy | Yatzyblokka | Yatzyblokka ⟨version⟩
    blokker per ark | blå | delt #. plass | felt for pluss og minus (av: --no-tally) | full
    første dag | gått | hjelpetekst: ingen, kort, full | i dag | ingen | kort | limkant | maks #
    og # til | papir | siste dag | skjerm | sum av alle | tom | viser dette | viser statistikken
    År | ⟨line⟩, ⟨name⟩: #, gir # | ⟨name⟩ er skjult. | ⟨name⟩ går | ⟨name⟩ har gått.
    ⟨name⟩ står for tur | ⟨name⟩, kast #: #, # | ⟨path⟩: # sider, # blokker | ⟨row⟩, ⟨name⟩: ledig
    ⟨row⟩, ⟨name⟩: ledig, gir # | ⟨variant⟩, runde #: ⟨name⟩ | ⟨variant⟩.pdf
  `),
  da: list(`
    # for hver | # sider | (og # til) | Alene | Alle | Alle er beholdt | Alle kast.
    Alle varianter | Alle år | Alt | Blå | Bokmål | Bonus | Brun | Ctrl + Y | Ctrl + Z | Dansk
    Dato | Egne terninger | Ekstra | Ekstra yatzy | Ekstra yatzy, ⟨name⟩: hvor mange?
    En spiller går | En tur | Enere | English | Enkelttaster | Enter | Femmere | Firere | Firkant
    Flest yatzy på et år | Forrige | Fra | Fra familien | Fra og til | Før første kast | Henter …
    Her ligger spillene | Hjerte | Hvem er med? | Hvem er ⟨name⟩ egentlig? | Hvem går?
    Hvem var med? | Hvor i spillet | I år | Ingen | Kast | Kast # terninger | Kast alle fem
    Kast for kast | Kast for ⟨name⟩ | Kommandoer | Kors | Laveste resultat | Letter | Lilla | Lyst
    Median | Mest i øvre del | Mest i ⟨row⟩ | Mørkt | Navn | Navn # | Ny spiller | Nye rekorder
    Nynorsk | Papir | Papiret | Papirstørrelse | Periode | Regler: ⟨variant⟩ | Resultat | Rød
    Se --help. | Se spillet kast for kast | Se spillet: ⟨names⟩ | Seksere | Skjul | Skjulte
    Skriv | Skriv # i ⟨row⟩, og # ekstra | Skriv et navn. | Skriv tallet | Slettede | Slå sammen
    Som systemet | Spillene | Spiller | Spillere | Spillestyrke | Spillet er ikke slettet.
    Standardvalg | Start spillet | Stjerne | Stor skrift | Stor straight | Store | Sum
    Sum før bonus | Sum nedre del | Sum på papiret | Sum øvre del | Svenska | Tekststørrelse
    Terning #: # | Terning #: ikke kastet | Terninger | Til | Til resultatet | To eller flere
    To par | Toere | Totalsum | Treere | Trekant | Turkis | Valg | Variant | Vis | Vis flere
    Yatzy | Yatzyblokka | Yatzyblokka ⟨version⟩ | beholdt | blå | de # | egne terninger
    første dag | i dag | ingen | kort | limkant | mangler # | og # til | papir | papirstørrelse
    rettet | rød | spillere | spillet | tom | tom datolinje, eller dagens dato | viser dette
    viser statistikken | År | ⟨line⟩, ⟨name⟩: ⟨ahead⟩, mangler # | ⟨name⟩ er allerede med.
    ⟨name⟩ er skjult. | ⟨name⟩ er slettet. | ⟨name⟩ går | ⟨name⟩ kaster én terning
    ⟨name⟩ mangler ⟨row⟩ | ⟨name⟩ skrev # i ⟨row⟩ | ⟨name⟩ står for tur | ⟨name⟩, kast #: #, #
    ⟨variant⟩, runde #: ⟨name⟩ | ⟨variant⟩.pdf | ⟨winner⟩ foran ⟨others⟩
  `),
  sv: list(`
    Avbryt | Blå | Bokmål | Bonus | Brun | Ctrl + Y | Ctrl + Z | Dansk | En tur | English | Enter
    Ett par | Gjort om. | God dag! | I år | Ingen | Kors | Letter | Median | Meny | Mer
    Mer om ⟨name⟩ | Mest i ⟨row⟩ | Nynorsk | Regler: ⟨variant⟩ | Resultat | Rosa | Se --help.
    Skriv | Skriv ut | Snitt | Som systemet | Språk | Steg # av # | Stryk ⟨row⟩ | Svenska
    Ta bort #, nummer # | Utseende | Variant | Yatzy | Yatzyblokka | Yatzyblokka ⟨version⟩ | blå
    de # | full | i dag | ingen | kort | limkant | vanlig | År | ⟨name⟩ skrev # i ⟨row⟩
    ⟨name⟩, kast #: #, # | ⟨row⟩, ⟨name⟩: ledig | ⟨variant⟩.pdf
  `),
  en: list(`
    Bokmål | Bonus | Ctrl + Y | Ctrl + Z | Dansk | English | Enter | Letter | Median | Nynorsk
    Sum | Svenska | Variant | Yatzy | Yatzyblokka | Yatzyblokka ⟨version⟩ | full | ⟨variant⟩.pdf
  `),
} as const
