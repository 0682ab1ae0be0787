// Random numbers from a seed: mulberry32, and what is asked of it.
export function rngOf(seed) {
    let state = seed >>> 0;
    const bits = () => {
        state = (state + 0x6d2b79f5) >>> 0;
        let t = state;
        t = Math.imul(t ^ (t >>> 15), t | 1);
        t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
        return (t ^ (t >>> 14)) >>> 0;
    };
    const next = () => bits() / 2 ** 32;
    return { next, bits, below: (n) => Math.floor(next() * n) };
}
/** A number that stands for several: the seed of call k of a campaign. */
export function mixed(...numbers) {
    let h = 0x811c9dc5;
    for (const x of numbers) {
        h = Math.imul(h ^ (x >>> 0), 0x01000193);
        h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
    }
    return (h ^ (h >>> 13)) >>> 0;
}
