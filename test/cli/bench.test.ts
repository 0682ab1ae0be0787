// basalt bench: tables, errors, and what is left out.
import { expect, it } from 'vitest';
import { fits } from '../../cli/rates.ts';
import { cpu } from '../setup/contexts.ts';
import { basalt, basaltIn } from './run.ts';

const CPU = ['--backend', 'cpu'];

it('a table of rates, with errors checked', async () => {
  const words = ['bench', ...CPU, '--routines', 'gemm,getrf,potrf', '--sizes', '16,33', '--prec', 'd', '--check'];
  const { status, out, err } = await basalt(...words);
  expect([status, err]).toEqual([0, '']);
  expect(out).toMatch(
    /^Gflop\/s, precision d\n {5}n +gemm +getrf +potrf\n {4}16( +\d+\.?\d*){3}\n {4}33( +\d+\.?\d*){3}$/m,
  );
  expect(out).toContain('All 6 results are right.');
});

it('batches, as JSON', async () => {
  const { status, out } = await basalt(
    'bench',
    ...CPU,
    '--routines',
    'batched',
    '--sizes',
    '4',
    '--batch',
    '20',
    '--json',
    '--check',
  );
  expect(status).toBe(0);
  const { results, ...rest } = JSON.parse(out) as { results: Record<string, number>[] };
  expect(rest).toMatchObject({ command: 'bench', backend: 'cpu', placement: 'cpu', ok: true });
  expect(results).toHaveLength(4);
  for (const row of results) {
    expect(row).toMatchObject({ n: 4, batch: 20, prec: 's', timer: 'wall' });
    expect(row.gflops).toBeGreaterThan(0);
    expect(row.error).toBeLessThan(row.limit!);
  }
});

it('without sizes it stops where the next one would take too long', async () => {
  const { status, out } = await basalt('bench', ...CPU, '--routines', 'gesv', '--seconds', '0');
  expect(status).toBe(0);
  expect(out.match(/^ +\d+ +[\d.]+$/gm)).toHaveLength(1);
});

it('a precision that a routine has not, and matrices that do not fit, are left out', async () => {
  const { out } = await basalt('bench', ...CPU, '--routines', 'gemm,gesv', '--sizes', '8', '--prec', 'h');
  expect(out).toMatch(/^ {5}8 +\d+\.\d+ +-$/m);
  expect(fits(cpu, 'd', 1000)).toBe(true);
  expect(fits(cpu, 'd', 1000, 1000)).toBe(false);
});

it('tells how far it is where it is asked to', async () => {
  const words = ['bench', ...CPU, '--routines', 'gemm', '--sizes', '8,16'];
  const { err } = await basalt(...words, '--progress');
  expect(err).toBe('  0 % sgemm 8\n 50 % sgemm 16\n');
  const onTerminal = await basaltIn({ isTTY: true }, ...words);
  const redraw = '\r\x1b[K';
  expect(onTerminal.err.endsWith(`${redraw}[${'#'.repeat(12)}${'.'.repeat(12)}]  50 % sgemm 16${redraw}`)).toBe(true);
  expect((await basaltIn({ isTTY: true }, ...words, '--no-progress')).err).toBe('');
});

it('wrong calls', async () => {
  for (const words of [
    ['--routines', 'gemm,svd'],
    ['--sizes', '0'],
    ['--sizes', 'big'],
    ['--prec', 'q'],
    ['--seconds', '-1'],
  ]) {
    const { status, err } = await basalt('bench', ...words);
    expect(status).toBe(64);
    expect(err).toMatch(/^basalt: [^\n]+\n$/);
  }
});
