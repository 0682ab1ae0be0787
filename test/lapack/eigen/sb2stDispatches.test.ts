// Dispatches of the second stage of a tridiagonal reduction, step by step as the kernels take them: each step once, behind those that it
// needs, and no two workgroups of a dispatch at elements or rows of each other.
import { expect, it } from 'vitest';
import {
  APPLY_STEPS,
  applyWaves,
  CHASE_APART,
  chaseWaves,
  sweepsOf,
} from '../../../src/lapack/eigen/sb2stDispatches.ts';

const SHAPES = [1, 2, 3, 9, 10, 17, 64, 65, 100, 131, 200].flatMap((n) =>
  [false, true].flatMap((hermitian) => [8, 32].map((kd) => ({ n, kd, sweeps: sweepsOf(n, hermitian) }))),
);

it('each step of a reduction comes behind step k + 1 of the sweep before, and apart from all that run beside it', () => {
  for (const shape of SHAPES)
    for (const slots of [3, 8]) {
      const { n, kd, sweeps } = shape;
      const steps = (s: number): number => Math.ceil((n - 1 - s) / kd);
      /** Steps done, by sweep. */
      const done = new Array<number>(sweeps).fill(0);
      let wrong = 0;
      for (const { first, count, start } of chaseWaves(shape, slots)) {
        const before = done.slice();
        const beside: { readonly group: number; readonly s: number; readonly k: number }[] = [];
        for (let step = 0; step < slots; step++) {
          const taken: [s: number, k: number][] = [];
          for (let x = 0; x < count; x++)
            for (let slot = 0; slot < slots; slot++) {
              const s = (first + x) * slots + slot;
              const k = start - x * CHASE_APART * slots + step - 2 * slot;
              if (k < 0 || s >= sweeps || k >= steps(s)) continue;
              taken.push([s, k]);
              beside.push({ group: x, s, k });
              if (done[s] !== k) wrong++;
              // What another workgroup has done counts from the dispatch before on.
              const seen = slot === 0 ? before : done;
              if (s > 0 && seen[s - 1]! < Math.min(k + 2, steps(s - 1))) wrong++;
            }
          for (const [s, k] of taken) done[s] = k + 1;
          // Two slots at the same time
          for (const [s, k] of taken) for (const [u, l] of taken) if (u > s && k < l + 2 * (u - s)) wrong++;
        }
        for (const a of beside) for (const b of beside) if (a.group < b.group && a.k < b.k + 2) wrong++;
      }
      expect([wrong, done.findIndex((k, s) => k !== steps(s))], `${n} ${kd} ${sweeps} ${slots}`).toEqual([0, -1]);
    }
});

it('each step of a product comes behind all that do not commute with it, and apart from all that run beside it', () => {
  for (const shape of SHAPES)
    for (const together of [16, 64]) {
      const { n, kd, sweeps } = shape;
      const groups = Math.ceil(sweeps / together);
      const steps = (g: number): number => Math.ceil((n - 1 - g * together) / kd);
      const done = new Array<number>(groups).fill(0);
      let wrong = 0;
      for (const { first, count, start } of applyWaves(shape, together)) {
        const before = done.slice();
        const rows: [from: number, to: number][] = [];
        for (let y = 0; y < count; y++) {
          const g = first + y;
          const from = start + y * APPLY_STEPS;
          const to = Math.min(from + APPLY_STEPS, steps(g));
          if (done[g] !== from) wrong++;
          for (let other = g + 1; other < groups; other++) if (before[other]! < Math.min(to, steps(other))) wrong++;
          // The rows that are read and written
          rows.push([g * together + 1 + from * kd, g * together + 1 + (to - 1) * kd + together + kd]);
          done[g] = to;
        }
        for (const [k, [, end]] of rows.entries()) for (const [next] of rows.slice(k + 1)) if (next < end) wrong++;
      }
      expect([wrong, done.findIndex((k, g) => k !== steps(g))], `${n} ${kd} ${sweeps} ${together}`).toEqual([0, -1]);
    }
});
