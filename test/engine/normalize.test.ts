// Eigenvectors made as long as 1 on the CPU engine: against the reference, pairs and lone columns in any order, at the ends of the range.
import { expect, it } from 'vitest';
import { engine } from '../../src/engine/engine.ts';
import { double, elements } from '../../src/engine/ops.ts';
import { matrixAt } from '../../src/engine/views.ts';
import type { Doubles } from '../../src/lapack/schur/doubles.ref.ts';
import { normalizeOn } from '../../src/lapack/schur/normalize.cpu.ts';
import { normalizeRef } from '../../src/lapack/schur/normalize.ref.ts';
import { mulberry32 } from '../lib/rng.ts';

const e = engine()!;

it.each([
  ['real', 1],
  ['complex', 2],
] as const)('%s vectors', (_, parts) => {
  const r = parts === 2 ? elements.z : double;
  for (const n of [1, 2, 3, 8, 61, 300]) {
    const random = mulberry32(n);
    const im = new Float64Array(n);
    for (let k = 0; k + 1 < n; k++) if (random() < 0.4) [im[k], im[++k]] = [1, -1];
    const differences = e.within((space) => {
      const [place, pairs] = [{ at: space.take(8 * parts * (n + 3) * n), ld: n + 3 }, space.take(4 * n)];
      const Z = matrixAt(e, r, n, n, place) as Doubles;
      for (let k = 0; k < n; k++) {
        const scale = [1, 2 ** -600, 2 ** 600, 2 ** -1000, 2 ** 1000][Math.floor(6 * random())] ?? 1;
        for (let i = 0; i < parts * (n + 3); i++) Z.data[Z.off + parts * k * Z.ld + i] = scale * (2 * random() - 1);
      }
      const known = { ...Z, data: Z.data.slice() };
      normalizeRef(n, im, known);
      normalizeOn(e, pairs)(n, im, Z);
      // What lies between columns is compared too.
      return Array.from(Z.data, (x, i) => Math.abs(x - known.data[i]!));
    })!;
    expect(differences.filter((x) => !(x <= 8 * n * 2 ** -53))).toEqual([]);
  }
});

it('turns a pair so that its largest element is real', () => {
  const n = 4;
  e.within((space) => {
    const [at, pairs] = [space.take(8 * n * n), space.take(4 * n)];
    const Z = matrixAt(e, double, n, n, { at, ld: n }) as Doubles;
    Z.data.set([1, 0, 0, 0, 3, 1, 2, 0, 4, 0, 0, 0, 2, 2, 0, 0], Z.off);
    normalizeOn(e, pairs)(n, Float64Array.from([0, 1, -1, 0]), Z);
    const [x, y] = [Z.data.slice(Z.off + n, Z.off + 2 * n), Z.data.slice(Z.off + 2 * n, Z.off + 3 * n)];
    expect(y[0]).toBe(0);
    expect(x[0]).toBeCloseTo(5 / Math.sqrt(30), 14);
    expect([...x, ...y].reduce((sum, v) => sum + v * v, 0)).toBeCloseTo(1, 14);
    expect(Z.data[Z.off]).toBe(1);
    expect(Z.data[Z.off + 3 * n]).toBeCloseTo(Math.SQRT1_2, 14);
    return true;
  });
});
