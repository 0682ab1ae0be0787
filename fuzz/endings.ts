// A signal that is given the k-th time that somebody looks whether it has been.

export interface Ending {
  readonly signal: AbortSignal;
  /** How often somebody has looked. */
  readonly looks: number;
}

/** `k` is counted from 0; undefined: it is never given. */
export function endingAt(k: number | undefined, reason: Error): Ending {
  const controller = new AbortController();
  const { signal } = controller;
  const given = Object.getOwnPropertyDescriptor(AbortSignal.prototype, 'aborted')!.get!;
  let looks = 0;
  Object.defineProperty(signal, 'aborted', {
    get: () => {
      if (looks++ === k) controller.abort(reason);
      return given.call(signal) as boolean;
    },
  });
  return {
    signal,
    get looks() {
      return looks;
    },
  };
}
