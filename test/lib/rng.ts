// Random numbers that are the same in every run: mulberry32, a 32-bit counter generator.

/** Next number in [0, 1). */
export type Rng = () => number;

export function mulberry32(seed: number): Rng {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Next number in [-1, 1). */
export const signed = (rng: Rng): number => 2 * rng() - 1;
