import { describe, expect, it } from 'vitest';
import * as f from '../../src/core/flops.ts';

// Values of MAGMA's own self-test of its flop formulas, real arithmetic.
const REAL: readonly (readonly [string, f.FlopCount, number])[] = [
  ['gemm(100,200,300)', f.flopsGemm(100, 200, 300), 12000000],
  ['gemv(100,200)', f.flopsGemv(100, 200), 40200],
  ['syrk(k 100, n 200)', f.flopsSyrk(100, 200), 4020000],
  ['trsm left (100,10)', f.flopsTrsm('l', 100, 10), 100000],
  ['getrf(100,100)', f.flopsGetrf(100, 100), 661750],
  ['getrf(100,50)', f.flopsGetrf(100, 50), 207125],
  ['getrf(50,100)', f.flopsGetrf(50, 100), 207125],
  ['getri(100)', f.flopsGetri(100), 1323500],
  ['getrs(100,10)', f.flopsGetrs(100, 10), 199000],
  ['potrf(100)', f.flopsPotrf(100), 338350],
  ['potri(100)', f.flopsPotri(100), 671750],
  ['potrs(100,10)', f.flopsPotrs(100, 10), 200000],
  ['geqrf(100,50)', f.flopsGeqrf(100, 50), 424400],
  ['geqrf(50,100)', f.flopsGeqrf(50, 100), 429400],
  ['geqrf(100,100)', f.flopsGeqrf(100, 100), 1353800],
  ['geqrs(100,50,10)', f.flopsGeqrs(100, 50, 10), 176500],
  ['orgqr(100,50,50)', f.flopsOrgqr(100, 50, 50), 416600],
  ['gehrd(100)', f.flopsGehrd(100), 3328129],
  ['sytrd(100)', f.flopsSytrd(100), 1368031],
  ['gebrd(100,50)', f.flopsGebrd(100, 50), 836250],
  ['trtri(100)', f.flopsTrtri(100), 333400],
];

describe('flop counts', () => {
  it.each(REAL)('%s', (_name, count, expected) => {
    expect(f.total(count)).toBeCloseTo(expected, 4);
  });

  it('counts complex operations as 6 and 2', () => {
    expect(f.total(f.flopsGemm(100, 200, 300), 'c')).toBe(48000000);
    expect(f.total(f.flopsGetrf(100, 100), 'z')).toBeCloseTo(2657100, 4);
    expect(f.total(f.flopsPotrf(100), 'c')).toBeCloseTo(1363500, 4);
  });

  it('agrees with counts made by hand on 1 x 1 and 2 x 2', () => {
    // Cholesky of 2 x 2: two roots and one division, one multiply-add.
    expect(f.flopsPotrf(2).mul).toBeCloseTo(4, 12);
    expect(f.flopsPotrf(2).add).toBeCloseTo(1, 12);
    // LU of 2 x 2: a reciprocal per pivot, one scaling, one multiply-add.
    expect(f.flopsGetrf(2, 2).mul).toBeCloseTo(4, 12);
    expect(f.flopsGetrf(2, 2).add).toBeCloseTo(1, 12);
    expect(f.flopsTrtri(1)).toEqual({ mul: 1, add: expect.closeTo(0, 12) });
  });

  it('swaps the roles of m and n by side', () => {
    expect(f.flopsTrsm('r', 10, 100)).toEqual(f.flopsTrsm('l', 100, 10));
    expect(f.flopsSymm('r', 10, 100)).toEqual(f.flopsSymm('l', 100, 10));
    expect(f.flopsGebrd(50, 100)).toEqual(f.flopsGebrd(100, 50));
  });

  it('orgqr is ormqr on the identity, less what the zeros save', () => {
    const apply = f.total(f.flopsOrmqr('l', 300, 100, 100));
    const form = f.total(f.flopsOrgqr(300, 100, 100));
    expect(form).toBeLessThan(apply);
    expect(form).toBeGreaterThan(0.5 * apply);
  });

  it('right-hand ormqr of a square problem has the leading terms of the left-hand one', () => {
    const left = f.total(f.flopsOrmqr('l', 1000, 1000, 100));
    const right = f.total(f.flopsOrmqr('r', 1000, 1000, 100));
    expect(Math.abs(left - right) / left).toBeLessThan(1e-3);
  });

  it('QR of a tall matrix and LQ of its transpose have the same leading terms', () => {
    const qr = f.total(f.flopsGeqrf(2000, 1000));
    const lq = f.total(f.flopsGelqf(1000, 2000));
    expect(Math.abs(qr - lq) / qr).toBeLessThan(2e-3);
    expect(f.total(f.flopsOrglq(1000, 2000, 1000))).toBeCloseTo(f.total(f.flopsOrgqr(2000, 1000, 1000)), -7);
  });

  it('level 2 and 3 counts have their textbook values', () => {
    expect(f.total(f.flopsAxpy(100))).toBe(200);
    expect(f.flopsSymv(100)).toEqual(f.flopsGemv(100, 100));
    expect(f.total(f.flopsSymm('l', 10, 100))).toBe(2 * 10 * 10 * 100);
    expect(f.total(f.flopsSyr2k(3, 10))).toBe(2 * 3 * 100 + 10);
    expect(f.total(f.flopsTrmm('l', 10, 4))).toBe(10 * 10 * 4);
    expect(f.total(f.flopsGeqrt(8, 4))).toBe(32);
    expect(f.flopsGelqf(50, 100).mul - f.flopsGeqrf(50, 100).mul).toBeCloseTo(50, 6);
    expect(f.flopsGelqf(100, 50).mul - f.flopsGeqrf(100, 50).mul).toBeCloseTo(50, 6);
    expect(f.flopsOrmqr('r', 2, 3, 1)).toEqual({ mul: 15, add: 12 });
    expect(f.flopsGerqf(50, 100)).toEqual(f.flopsGelqf(50, 100));
  });

  it.each([
    [5, 4, 1, 2],
    [4, 7, 0, 3],
    [9, 3, 2, 5],
    [3, 9, 8, 1],
    [6, 2, 0, 0],
  ])('counts the elements of an %i x %i band with kl %i, ku %i', (m, n, kl, ku) => {
    let elements = 0;
    for (let i = 0; i < m; i++) for (let j = 0; j < n; j++) if (i - j <= kl && j - i <= ku) elements++;
    expect(f.flopsGbmv(m, n, kl, ku)).toEqual({ mul: elements + 2 * m, add: elements });
  });

  it('a band as wide as the matrix counts as the matrix', () => {
    expect(f.flopsSbmv(7, 6)).toEqual(f.flopsSymv(7));
    expect(f.total(f.flopsTbmv(7, 6))).toBe(49);
    expect(f.flopsTbsv(7, 2)).toEqual(f.flopsTbmv(7, 2));
  });

  it('drivers add factorisation and solve', () => {
    expect(f.total(f.flopsGesv(100, 10))).toBeCloseTo(661750 + 199000, 4);
    expect(f.total(f.flopsPosv(100, 10))).toBeCloseTo(338350 + 200000, 4);
    expect(f.total(f.flopsGels(100, 50, 10))).toBeCloseTo(424400 + 176500, 4);
  });
});
