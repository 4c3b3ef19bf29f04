export type Listener = (...args: never[]) => unknown
export type Called = (...args: unknown[]) => unknown

/** A part of Electron that has these members and no others. */
export function strict<T extends object>(name: string, members: Partial<T>): T {
  const only = new Proxy(members, {
    get(target, key) {
      // A test runner asks every module whether it is a promise.
      if (key in target || typeof key === 'symbol' || key === 'then')
        return Reflect.get(target, key)
      throw new Error(`the made-up ${name} of Electron has no ${key}`)
    },
  })
  return only as T // what is not there throws
}

export interface Events {
  on(name: string, listener: Listener): void
  emit(name: string, ...args: readonly unknown[]): void
}

export function makeEvents(): Events {
  const listeners: { readonly name: string; readonly called: Called }[] = []
  return {
    // Electron's types tie each name to its arguments; here a test brings the right ones.
    on: (name, listener) => void listeners.push({ name, called: listener as Called }),
    emit(name, ...args) {
      for (const listener of listeners) if (listener.name === name) listener.called(...args)
    },
  }
}

/** An event that can be prevented. */
export function makeEvent(): { defaultPrevented: boolean; preventDefault(): void } {
  return {
    defaultPrevented: false,
    preventDefault() {
      this.defaultPrevented = true
    },
  }
}
