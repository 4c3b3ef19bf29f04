import type { GameView } from '../shared/views.ts'

/**
 * Short, quiet sounds, made by the page itself when they are first wanted: no file, no network.
 * Seconds, hertz, and shares of full loudness.
 */
let context: AudioContext | undefined

/** What happened between two views of a game, as it is heard; what was taken back is not. */
export function playBetween(before: GameView, after: GameView): void {
  if (after.steps.length < before.steps.length) return
  if (after.state === 'finished' && before.state !== 'finished') playChord()
  else if (after.steps.length > before.steps.length) playTick()
  else if (hasThrown(before, after)) playThrow(after)
}

/** How it sounds, for whoever has just asked for it. */
export const playSample = (): void => rattle(5)

const thrownIn = ({ turn, ordering }: GameView): string =>
  turn?.dice
    ? [turn.seat, turn.round, turn.throwsLeft].join(' ')
    : (ordering?.thrown.map(({ seat, die }) => `${seat} ${die}`).join() ?? '')

function hasThrown(before: GameView, after: GameView): boolean {
  const thrown = thrownIn(after)
  return thrown !== '' && thrown !== thrownIn(before)
}

function playThrow({ turn, dice: count }: GameView): void {
  if (turn?.dice === undefined) return rattle(1)
  rattle(count - turn.held.length)
  // All alike: nobody needs a rule to be glad.
  if (new Set(turn.dice).size === 1) playChord(0.3)
}

/** Dice on a table: a knock for each, and each a little later and lower. */
function rattle(dice: number): void {
  for (let die = 0; die < dice; die++) {
    const at = die * 0.045 + (die % 2) * 0.012
    knock(at, 2600 - die * 230, 0.16)
    knock(at + 0.11, 1500 - die * 90, 0.07)
  }
}

/** A pencil on paper. */
function playTick(): void {
  knock(0, 3400, 0.08)
  knock(0.05, 4200, 0.05)
}

function playChord(after = 0): void {
  for (const [i, pitch] of [523.25, 659.26, 783.99].entries()) tone(after + i * 0.07, pitch, 0.05)
}

function knock(after: number, pitch: number, loudness: number): void {
  const audio = ready()
  const source = new AudioBufferSourceNode(audio, { buffer: noise(audio) })
  const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: pitch, Q: 2.5 })
  source.connect(filter).connect(fading(audio, after, loudness, 0.05))
  source.start(audio.currentTime + after)
}

function tone(after: number, pitch: number, loudness: number): void {
  const audio = ready()
  const source = new OscillatorNode(audio, { frequency: pitch })
  source.connect(fading(audio, after, loudness, 0.6))
  source.start(audio.currentTime + after)
  source.stop(audio.currentTime + after + 0.6)
}

/** Loud at once, and dying away. */
function fading(audio: AudioContext, after: number, loudness: number, length: number): GainNode {
  const gain = new GainNode(audio, { gain: 0 })
  const at = audio.currentTime + after
  gain.gain.setValueAtTime(loudness, at)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length)
  gain.connect(audio.destination)
  return gain
}

function ready(): AudioContext {
  context ??= new AudioContext()
  // A browser lets a page be heard from its first click on.
  void context.resume()
  return context
}

/** Five hundredths of a second, always the same: chance belongs to the dice. */
function noise(audio: AudioContext): AudioBuffer {
  const { sampleRate } = audio
  const buffer = new AudioBuffer({ length: Math.ceil(sampleRate * 0.05), sampleRate })
  let state = 2026
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i++) {
    state = (state * 48_271) % 2_147_483_647
    samples[i] = (state / 2_147_483_647) * 2 - 1
  }
  return buffer
}
