import type { FailureCode } from '../../contract.ts'
import { coachNb } from '../coach/nb.ts'
import { computerNb } from '../computer/nb.ts'
import { dataNb } from '../data/nb.ts'
import { sheetNb } from '../sheet/nb.ts'

/** A sentence for each code a call can fail with. */
export const failureNb = {
  failure: {
    rowTaken: ({ row }: { row: string }) => `Ruta ${row} er allerede brukt.`,
    forced: ({ row }: { row: string }) =>
      `I tvungen yatzy fyller du ovenfra og ned. Nå er det ${row}.`,
    jokerUpper: ({ row }: { row: string }) => `Fem like skal i ${row} når den ruta er ledig.`,
    jokerLower: () => 'Du må velge en ledig rute i nedre del.',
    impossible: (of: { row: string; value: number | string; list: readonly number[] }) =>
      `${of.row} kan ikke bli ${of.value}. Mulige tall: ${of.list.join(', ')}.`,
    extraNeeds50: () => 'Ekstra yatzy teller bare når det står 50 i Yatzy.',
    extraTooMany: ({ most }: { most: number }) =>
      `Så mange ekstra yatzyer er det ikke plass til. Høyst ${most} nå.`,
    wrongMode: () => 'Det går ikke i dette spillet.',
    noEarlierGame: () => 'Disse har ikke spilt et ferdig spill sammen ennå.',
    playerLeft: ({ name }: { name: string }) => `${name} har gått.`,
    unknownRow: () => 'Den ruta finnes ikke på denne blokka.',
    wrongDice: () => 'Terningene passer ikke til dette spillet.',
    noThrows: () => 'Alle tre kastene er brukt. Velg en rute.',
    throwFirst: () => 'Kast først. Så kan du velge hva du beholder.',
    allKept: () => 'Alle fem er beholdt. Slipp en terning, eller velg en rute.',
    gameOver: () => 'Spillet er slutt.',
    nothingToUndo: () => 'Det er ingenting å angre.',
    nothingToRedo: () => 'Det er ingenting å gjøre om.',
    impossibleSheet: ({ objection }: { objection: string }) =>
      (sheetNb.objections as Readonly<Record<string, string>>)[objection] ??
      'Det lar seg ikke skrive ut.',
    unknownGame: () => 'Det spillet finnes ikke.',
    notFinished: () => 'Spillet er ikke ferdig.',
    gameDeleted: () => 'Spillet er slettet. Hent det tilbake først.',
    notDeleted: () => 'Spillet er ikke slettet.',
    noDate: () => 'Den datoen finnes ikke.',
    future: () => 'Den datoen er ikke kommet ennå.',
    tooEarly: ({ year }: { year: number }) => `Året må være ${year} eller senere.`,
    noNumber: ({ value }: { value: string }) => `«${value}» er ikke et tall.`,
    impossibleTotal: (of: { value: number; most: number }) =>
      `Summen kan ikke bli ${of.value}. Den kan være høyst ${of.most}.`,
    missing: (of: { name: string; row: string }) => `${of.name} mangler ${of.row}`,
    unknownRuleset: () => 'Den varianten finnes ikke.',
    unknownPlayer: () => 'Den spilleren finnes ikke.',
    sameIntoSame: () => 'Velg to forskjellige spillere.',
    playedTogether: () => 'De to har sittet ved samme bord, så de kan ikke være den samme.',
    hasGames: () => 'En spiller som har vært med i spill, kan ikke slettes. Velg «Skjul».',
    nameTaken: ({ name }: { name: string }) =>
      `Navnet «${name}» er i bruk. Skriv noe som skiller dem, for eksempel «${name} B.»`,
    nameEmpty: () => 'Skriv et navn.',
    nameTooLong: ({ max }: { max: string }) => `Navnet kan ha høyst ${max} tegn.`,
    alreadyIn: ({ name }: { name: string }) => `${name} er allerede med.`,
    tooMany: () => 'Blokka har plass til seks spillere.',
    nobody: () => 'Velg minst én spiller.',
    stale: () => 'Spillet var kommet lenger. Her er det slik det står nå.',
    databaseNewer: () =>
      'Spillene er lagret med en nyere utgave av Yatzyblokka. Ingenting er endret. Bruk den nyere utgaven.',
    databaseDamaged: () =>
      'Fila med spillene er skadet. Hent tilbake en sikkerhetskopi, eller begynn på nytt.',
    diskFull: () => 'Disken er full. Det siste ble ikke lagret. Frigjør plass og prøv igjen.',
    readOnly: () => 'Mappa med spillene kan ikke skrives til. Ingenting er endret.',
    noBackup: () => 'Det finnes ingen hel sikkerhetskopi.',
    nothingToBackUp: () => 'Det er ingen spill å ta kopi av ennå.',
    importForeign: () => 'Dette er ikke en fil fra Yatzyblokka. Ingenting er endret.',
    importNewer: () =>
      'Fila er fra en nyere utgave av Yatzyblokka. Ingenting er endret. Bruk den nyere utgaven.',
    importBroken: ({ n }: { n: number }) => `Fila er ødelagt ved linje ${n}. Ingenting er endret.`,
    importTooLong: ({ n }: { n: number }) => `Linje ${n} i fila er for lang. Ingenting er endret.`,
    ...coachNb.failure,
    ...computerNb.failure,
    ...dataNb.failure,
    running: () => 'Yatzyblokka er allerede åpen.',
    closing: () => 'Programmet er i ferd med å avslutte.',
    unknownCall: () => 'Noe gikk galt. Ingenting er endret.',
    badArguments: () => 'Noe gikk galt. Ingenting er endret.',
    foreignSender: () => 'Noe gikk galt. Ingenting er endret.',
    failed: () => 'Noe gikk galt. Ingenting er endret.',
  } satisfies Record<FailureCode, (details: never) => string>,
}

export type FailureMessages = typeof failureNb
