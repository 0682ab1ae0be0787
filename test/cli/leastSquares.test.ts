// basalt lstsq: ranks, residuals, and what is written.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseMatrixMarket } from '../../src/linalg/index.ts';
import { basalt, DATA, mtx, scratch, unwrapped } from './run.ts';

const { at, put } = scratch();
const CPU = ['--backend', 'cpu'];
/** A line through (0, 1), (1, 3), (2, 5.5), (3, 6.5). */
const LINE = put('line.mtx', mtx([1, 0], [1, 1], [1, 2], [1, 3]));
const HEIGHTS = put('heights.mtx', mtx([1], [3], [5.5], [6.5]));
/** The second column twice the first. */
const DEFICIENT = put('deficient.mtx', mtx([1, 2], [1, 2], [1, 2]));
const ONES = put('ones.mtx', mtx([5], [5], [5]));

it('a line through points: rank, residual norm and x', async () => {
  const { status, out, err } = await basalt('lstsq', LINE, HEIGHTS, '-o', at('x.mtx'), ...CPU);
  expect([status, err]).toEqual([0, '']);
  expect(out).toMatch(/^method +QR with column pivoting in double precision$/m);
  expect(out).toMatch(/^rank +2, full$/m);
  // Residuals -0.15, -0.05, 0.55, -0.35: their squares add up to 0.45.
  expect(out).toMatch(new RegExp(`^residual norm +${Math.sqrt(0.45).toPrecision(7)}$`, 'm'));
  const [x0, x1] = parseMatrixMarket(readFileSync(at('x.mtx'), 'utf8')).toDense();
  expect(x0).toBeCloseTo(1.15, 12);
  expect(x1).toBeCloseTo(1.9, 12);
});

it('without b it is A times ones, and the error of x is known at full rank', async () => {
  const { status, out } = await basalt('lstsq', LINE, ...CPU);
  expect(status).toBe(0);
  expect(out).toMatch(/^b +A times ones$/m);
  expect(out).toMatch(/^forward error +\d\.\de-1[5-9], the largest of \|x - 1\|$|^forward error +0\.0e\+0/m);
  const deficient = await basalt('lstsq', DEFICIENT, ...CPU, '--json');
  expect(JSON.parse(deficient.out)).toMatchObject({ rank: 1, rhs: { file: null, columns: 1 }, ok: true });
  expect(deficient.out).not.toContain('forwardError');
});

it('a deficient rank is no error: x is the shortest solution', async () => {
  const text = await basalt('lstsq', DEFICIENT, ONES, ...CPU);
  expect(text.status).toBe(0);
  expect(unwrapped(text.out)).toMatch(/^rank +1, of 2 possible: x is the shortest of many solutions$/m);
  const { status, out, err } = await basalt('lstsq', DEFICIENT, ONES, '-o', '-', ...CPU, '--json');
  expect(status).toBe(0);
  const [x0, x1] = parseMatrixMarket(out).toDense();
  expect(x0).toBeCloseTo(1, 12);
  expect(x1).toBeCloseTo(2, 12);
  expect(JSON.parse(err)).toMatchObject({ command: 'lstsq', rank: 1, ok: true, rhs: { columns: 1 }, output: '-' });
});

it('--rcond decides what counts as dependent', async () => {
  const nearly = put('nearly.mtx', mtx([1, 1], [1, 1], [1, 1 + 1e-6]));
  const rank = async (...words: string[]) =>
    (JSON.parse((await basalt('lstsq', nearly, ONES, ...CPU, '--json', ...words)).out) as { rank: number }).rank;
  expect(await rank()).toBe(2);
  expect(await rank('--rcond', '1e-3')).toBe(1);
});

it('many right-hand sides, wide matrices and mixed precision', async () => {
  const wide = put('wide.mtx', mtx([1, 0, 1], [0, 1, 0]));
  const six = put('six.mtx', mtx([1, 2, 3, 4, 5, 6], [1, 2, 3, 4, 5, 6]));
  const { status, out } = await basalt('lstsq', wide, six, ...CPU);
  expect(status).toBe(0);
  expect(out).toMatch(/^residual norm +\S+, the largest of 6$/m);
  const mixed = await basalt('lstsq', LINE, HEIGHTS, ...CPU, '--precision', 'mixed');
  expect(mixed.status).toBe(0);
  expect(mixed.out).toMatch(/^method +QR in single precision, corrected to double$/m);
});

it('x is printed, and in --json', async () => {
  const { out } = await basalt('lstsq', LINE, HEIGHTS, ...CPU);
  expect(out).toMatch(/\nx {15}1\.15\n {16} ?1\.9\n$/);
  const { x } = JSON.parse((await basalt('lstsq', LINE, HEIGHTS, ...CPU, '--json')).out) as { x: number[] };
  expect(x[0]).toBeCloseTo(1.15, 12);
  expect(x[1]).toBeCloseTo(1.9, 12);
});

it('wrong calls and files', async () => {
  expect((await basalt('lstsq')).status).toBe(64);
  expect((await basalt('lstsq', '-', '-')).status).toBe(64);
  expect((await basalt('lstsq', LINE, HEIGHTS, '--rcond', '-1')).status).toBe(64);
  const { status, err } = await basalt('lstsq', DATA.tall, HEIGHTS, ...CPU);
  expect([status, err]).toEqual([2, `basalt: ${HEIGHTS}: has 4 rows, and ${DATA.tall} has 219\n`]);
});
