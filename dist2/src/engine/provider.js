const ROUTINES = [
    ...['gemm', 'symm', 'syrk', 'syr2k', 'trmm', 'trsm'],
    ...['getrf', 'getrs', 'potrf', 'potrs', 'geqrf'],
];
/** Whether a value has all that a provider has. A promise of one, which was not awaited, has not. */
export function isProvider(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    const members = value;
    return typeof members.title === 'string' && ROUTINES.every((name) => typeof members[name] === 'function');
}
