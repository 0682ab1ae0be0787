// The multishift algorithm of singles on the engine, whose matrices are in single there and whose windows are in double: at the ends of the
// range, and eigenvalues alone.
import { expect, it } from 'vitest';
import { hseqr } from '../../../src/index.ts';
import { mulberry32 } from '../../lib/rng.ts';
import { cpu } from '../../setup/contexts.ts';

/** A Hessenberg matrix of order n, multiples of 1/256 uniform on (-1, 1), which are singles down to 2^-141, times `factor`. */
function hessenberg(prec: 's' | 'c', n: number, factor: number): Float32Array {
  const parts = prec === 'c' ? 2 : 1;
  const random = mulberry32(11);
  const data = new Float32Array(parts * n * n);
  for (let j = 0; j < n; j++)
    for (let p = 0; p < parts * Math.min(n, j + 2); p++)
      data[p + parts * n * j] = factor * (Math.round(256 * (2 * random() - 1)) / 256);
  return data;
}

async function schur(prec: 's' | 'c', n: number, data: Float32Array, job: 'e' | 's') {
  const H = cpu.upload(prec, data);
  const [Z, W, WR, WI] = [cpu.alloc(prec, n * n), ...['c', 's', 's'].map((p) => cpu.alloc(p as 's', n))] as const;
  const info = cpu.alloc('i', 1);
  const values = prec === 'c' ? { W } : { WR, WI };
  const vectors = job === 's' ? ({ compz: 'i', Z, ldz: n } as const) : ({ compz: 'n' } as const);
  await hseqr(cpu.queue, { job, n, ilo: 1, ihi: n, H, ldh: n, info, ...vectors, ...values } as never);
  expect((await cpu.download(info))[0]).toBe(0);
  const found = await Promise.all([...Object.values(values), H, Z].map((x) => cpu.download(x as typeof H)));
  for (const x of [H, Z, W, WR, WI, info]) x.dispose();
  return { values: found.slice(0, -2).map((x) => Float64Array.from(x)), T: found.at(-2)!, Z: found.at(-1)! };
}

it.each(['s', 'c'] as const)(
  'a power of two changes the results by itself alone, at the ends of the range (%s)',
  async (prec) => {
    const n = 110;
    const one = await schur(prec, n, hessenberg(prec, n, 2 ** -60), 's');
    for (const factor of [2 ** 120, 2 ** 180]) {
      const { values, T, Z } = await schur(prec, n, hessenberg(prec, n, 2 ** -60 * factor), 's');
      expect(Z).toEqual(one.Z);
      expect(T).toEqual(one.T.map((x) => x * factor));
      expect(values).toEqual(one.values.map((w) => w.map((x) => x * factor)));
    }
  },
);

it.each(['s', 'c'] as const)('nor do vectors lose digits where elements are subnormal (%s)', async (prec) => {
  const n = 110;
  const [one, tiny] = [
    await schur(prec, n, hessenberg(prec, n, 2 ** -60), 's'),
    await schur(prec, n, hessenberg(prec, n, 2 ** -140), 's'),
  ];
  expect(tiny.Z).toEqual(one.Z);
});

it.each(['s', 'c'] as const)('eigenvalues alone are those of the form (%s)', async (prec) => {
  const n = 110;
  const sorted = ({ values }: { values: Float64Array[] }) => values.map((w) => w.slice().sort());
  const [form, alone] = [
    await schur(prec, n, hessenberg(prec, n, 1), 's'),
    await schur(prec, n, hessenberg(prec, n, 1), 'e'),
  ];
  for (const [k, w] of sorted(alone).entries())
    expect(w.reduce((most, x, i) => Math.max(most, Math.abs(x - sorted(form)[k]![i]!)), 0)).toBeLessThan(1e-3);
});
