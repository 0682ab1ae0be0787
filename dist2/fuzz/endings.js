// A signal that is given the k-th time that somebody looks whether it has been.
/** `k` is counted from 0; undefined: it is never given. */
export function endingAt(k, reason) {
    const controller = new AbortController();
    const { signal } = controller;
    const given = Object.getOwnPropertyDescriptor(AbortSignal.prototype, 'aborted').get;
    let looks = 0;
    Object.defineProperty(signal, 'aborted', {
        get: () => {
            if (looks++ === k)
                controller.abort(reason);
            return given.call(signal);
        },
    });
    return {
        signal,
        get looks() {
            return looks;
        },
    };
}
