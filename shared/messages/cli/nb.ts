/** What the command line says. Options and their values are the same in every language. */
export const cliNb = {
  usage: 'Bruk',
  commands: 'Kommandoer',
  options: 'Valg',
  standard: 'vanlig',
  unknownCommand: ({ command }: { command: string }) => `Ukjent kommando: ${command}`,
  unknownOption: ({ option }: { option: string }) => `Ukjent valg: ${option}`,
  unexpected: ({ text }: { text: string }) => `Ventet ikke «${text}»`,
  missingValue: ({ option }: { option: string }) => `${option} mangler en verdi`,
  badValue: ({ option, value }: { option: string; value: string }) =>
    `${option}: «${value}» kan ikke brukes`,
  allowed: ({ values }: { values: string }) => `Lov: ${values}`,
  seeHelp: 'Se --help.',
  missingOut: '--out mangler: hvor skal PDF-en lagres?',
  unwritable: ({ path, reason }: { path: string; reason: string }) =>
    `Kan ikke skrive ${path} (${reason}). Ingenting er lagret.`,
  failed: 'Noe gikk galt. Ingenting er endret.',
  data: {
    noGames: ({ path }: { path: string }) => `Det ligger ingen spill i ${path}.`,
    running: 'Yatzyblokka er åpen. Avslutt programmet først. Ingenting er endret.',
    newer: 'Spillene er lagret med en nyere utgave av Yatzyblokka. Ingenting er endret.',
    damaged:
      'Fila med spillene er skadet. Start Yatzyblokka, så får du valgene. Ingenting er endret.',
    fileNewer: 'Fila er fra en nyere utgave av Yatzyblokka. Ingenting er endret.',
    foreign: 'Dette er ikke en fil fra Yatzyblokka. Ingenting er endret.',
    missingFile: 'Hvilken fil skal hentes inn?',
    noFile: ({ path }: { path: string }) => `Fant ikke ${path}. Ingenting er endret.`,
    help: {
      data: 'mappa med spillene',
      lang: 'språket i meldingene',
      replace: 'erstatt alt i stedet for å slå sammen',
      out: 'fila som lages; ellers skrives alt ut her',
      csv: 'resultatene som tabell for regneark',
    },
    import: {
      summary: 'henter inn spill fra ei fil',
      done: ({ added, old }: { added: number; old: number }) =>
        `Nye spill: ${added}. Fantes fra før: ${old}.`,
      diverged: ({ names, day }: { names: string; day: string }) =>
        `Endret begge steder, det siste gjelder: ${day} ${names}`,
    },
    export: {
      summary: 'tar ut alle spill',
      done: ({ path, games }: { path: string; games: number }) => `${path}: ${games} spill`,
    },
    backup: {
      summary: 'tar sikkerhetskopi',
      done: ({ path, games }: { path: string; games: number }) => `${path}: ${games} spill`,
      nothing: 'Det er ingen spill å ta kopi av.',
    },
  },
  print: {
    summary: 'lager tomme blokker som PDF',
    done: ({ path, pages, blocks }: { path: string; pages: number; blocks: number }) =>
      `${path}: ${pages} ${pages === 1 ? 'side' : 'sider'}, ${blocks} ${blocks === 1 ? 'blokk' : 'blokker'}`,
    nameCut: ({ name }: { name: string }) => `Navnet «${name}» er for langt og blir forkortet.`,
    lettersMissing: ({ name, letters }: { name: string; letters: string }) =>
      `Navnet «${name}» har bokstaver som ikke kan skrives ut: ${letters}`,
    oneToMost: ({ most }: { most: number }) => `1–${most}`,
    upToNames: ({ most }: { most: number }) => `høyst ${most} navn`,
    help: {
      variant: 'spillet',
      paper: 'papirstørrelse',
      perSheet: 'blokker per ark',
      sheets: 'antall ark',
      columns: 'kolonner i hver blokk',
      columnsAre: 'hva en kolonne er: en spiller, eller ett av flere spill med én navnelinje',
      names: 'navn med komma mellom, trykt over kolonnene',
      date: 'tom datolinje, eller dagens dato',
      hints: 'hjelpetekst: ingen, kort, full',
      tally: 'felt for pluss og minus (av: --no-tally)',
      large: 'stor skrift, høyst 4 kolonner, 1 blokk per ark',
      saveInk: 'spar blekk: ingen skygge, tynnere linjer',
      colour: 'farge på titler og sumrader',
      margin: 'vanlig marg, plass til hull, eller limkant',
      cutMarks: 'klippemerker (av: --no-cut-marks)',
      back: 'regler på baksida',
      lang: 'språk på blokka og i meldingene',
      now: 'datoen som skrives, i stedet for dagens',
      out: 'fila som lages',
      help: 'viser dette',
    },
  },
  coach: {
    solve: 'regner ut det beste spillet',
    advise: 'sier hva hvert valg er verdt',
    simulate: 'lar maskinen spille alene',
    missing: ({ option }: { option: string }) => `${option} mangler`,
    solved: ({
      variant,
      expected,
      states,
      seconds,
    }: {
      variant: string
      expected: number
      states: number
      seconds: number
    }) =>
      `${variant}: ${expected.toFixed(4)} poeng i snitt, ${states} stillinger på ${seconds.toFixed(2)} s`,
    expected: ({ value }: { value: number }) => `Ventet totalsum: ${value.toFixed(2)}`,
    simulated: ({
      variant,
      strength,
      mean,
      games,
      min,
      max,
    }: {
      variant: string
      strength: string
      mean: number
      games: number
      min: number
      max: number
    }) =>
      `${variant}, ${strength}: ${mean.toFixed(2)} poeng i snitt over ${games} spill (${min}–${max})`,
    unreadable: ({ path, reason }: { path: string; reason: string }) =>
      `Kan ikke lese ${path} (${reason}).`,
    notACard: ({ path, example }: { path: string; example: string }) =>
      `${path} er ingen kolonne: ${example}`,
    badCard: {
      unknownRow: ({ row }: { row: string }) => `Ukjent rute: «${row}»`,
      impossible: ({ row, list }: { row: string; list: string }) =>
        `Ruta ${row} kan bare ha ${list}.`,
      forced: ({ row }: { row: string }) =>
        `I tvungen yatzy fyller du ovenfra og ned. Ruta ${row} mangler.`,
      extra: ({ row }: { row: string }) => `Ruta ${row} kan ikke ha så mange ekstrapoeng.`,
      full: () => 'Kolonnen er full.',
    },
    help: {
      variant: 'spillet',
      card: 'fil med kolonnen; uten den er den tom',
      dice: 'terningene på bordet',
      'throws-left': 'kast igjen',
      games: 'antall spill',
      seed: 'frø: samme tall gir samme spill',
      strength: 'hvor godt maskinen spiller',
      json: 'svarer som JSON',
      lang: 'språk i meldingene',
      help: 'viser dette',
    },
  },
  stats: {
    summary: 'viser statistikken',
    gamesIn: ({ n }: { n: number }) => `${n} spill`,
    player: 'Spiller',
    games: 'Spill',
    mean: 'Snitt',
    median: 'Median',
    strength: 'Spillestyrke',
    winShare: 'Seiersprosent',
    bonus: 'Bonus',
    yatzy: 'Yatzy',
    noDatabase: ({ path }: { path: string }) => `Fant ingen spill i ${path}.`,
    damaged: ({ path }: { path: string }) =>
      `Fila med spillene i ${path} er skadet. Åpne Yatzyblokka for å hente tilbake en sikkerhetskopi.`,
    newer: 'Spillene er lagret med en nyere utgave av Yatzyblokka. Bruk den nyere utgaven.',
    unknownPlayer: ({ name }: { name: string }) => `Det er ingen spiller som heter «${name}».`,
    help: {
      json: 'alle tall som JSON',
      variant: 'spillet',
      from: 'første dag',
      to: 'siste dag',
      players: 'spill der minst én av disse er med',
      exactly: 'spill der disse er med og ingen andre',
      source: 'spilt på skjermen, med egne terninger eller på papir',
      solo: 'bare spill alene, eller bare spill med flere',
      computers: 'tell seire i spill med maskin',
      data: 'mappa der spillene ligger',
      lang: 'språk i meldingene',
      help: 'viser dette',
    },
  },
}

export type CliMessages = typeof cliNb
