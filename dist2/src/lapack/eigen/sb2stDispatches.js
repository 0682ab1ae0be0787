// Which steps of which sweeps of the second stage of a tridiagonal reduction share a dispatch: those that no other of it waits for or
// writes to; and how long a band is. Arithmetic only.
/** Elements of a band of n columns with what is filled in, and zeros behind its end. */
export const bandLength = (n, kd) => 2 * kd * (n + kd);
/** Groups of sweeps follow each other so many dispatches apart: the least with as many steps to a dispatch as sweeps to a group. */
export const CHASE_APART = 3;
/** Steps of a group of reflectors that are applied in a dispatch. */
export const APPLY_STEPS = 4;
/** Sweeps of a matrix of order n: the last one of a Hermitian matrix makes one more element real. */
export const sweepsOf = (n, hermitian) => Math.max(0, n - (hermitian ? 1 : 2));
/** Steps of sweep s: the vector of the last one may be shorter than kd. */
const stepsOf = (n, kd, s) => Math.max(0, Math.ceil((n - 1 - s) / kd));
/**
 * Reduction: `slots` sweeps to a group, each two steps behind the one before it, so many steps to a dispatch. Step k of a sweep needs step
 * k + 1 of the sweep before, and shares elements with no later one.
 */
export function* chaseWaves({ n, kd, sweeps }, slots) {
    const groups = Math.ceil(sweeps / slots);
    const waves = (g) => Math.ceil((stepsOf(n, kd, g * slots) + 2 * (slots - 1)) / slots);
    let first = 0;
    for (let time = 0; first < groups; time++) {
        const last = Math.min(groups - 1, Math.floor(time / CHASE_APART));
        while (first <= last && time - CHASE_APART * first >= waves(first))
            first++;
        if (first <= last)
            yield { first, count: last - first + 1, start: slots * (time - CHASE_APART * first) };
    }
}
/**
 * Product with the factor: so many sweeps to a group, from the last group to the first, each one dispatch behind the one after it. Step k
 * of a group needs all steps up to k of the groups behind it, and commutes with later ones.
 */
export function* applyWaves({ n, kd, sweeps }, together) {
    const groups = Math.ceil(sweeps / together);
    const waves = (g) => Math.ceil(stepsOf(n, kd, g * together) / APPLY_STEPS);
    for (let time = 0; time < groups - 1 + waves(0); time++) {
        const first = Math.max(0, groups - 1 - time);
        const begun = time - (groups - 1 - first);
        let count = 0;
        while (first + count < groups && begun + count < waves(first + count))
            count++;
        if (count > 0)
            yield { first, count, start: begun * APPLY_STEPS };
    }
}
