// basalt profile: routines, kernels and bounds, as text, as a page, as a trace.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { judged } from '../../cli/profileBounds.ts';
import { gpuTest } from '../setup/contexts.ts';
import { basalt, scratch } from './run.ts';

const folder = scratch();

gpuTest(
  'routines and kernels as tables, a page and a trace',
  async () => {
    const [page, trace] = [folder.at('profile.html'), folder.at('trace.json')];
    const words = ['profile', 'sgemv,saxpy', '--sizes', '64,48', '--rounds', '2', '-o', page, '--trace', trace];
    const { status, out, err } = await basalt(...words);
    expect([status, err]).toEqual([0, '']);
    expect(out).toMatch(/^Measured here: memory [\d.]+ .B\/s, single [\d.]+ .flop\/s$/m);
    expect(out).toMatch(/^sgemv +2 .* (memory|arithmetic|waiting)$/m);
    expect(out).toMatch(/^saxpy +2 .* (memory|arithmetic|waiting)$/m);
    expect(out).toMatch(/^axpy\w* +2 +[\d.]+ .?s +100 %$/m);
    const html = readFileSync(page, 'utf8');
    for (const word of ['<svg', 'sgemv', 'saxpy']) expect(html).toContain(word);
    const { traceEvents } = JSON.parse(readFileSync(trace, 'utf8')) as {
      traceEvents: { name: string; ph: string; tid: number; ts: number; dur: number }[];
    };
    const bars = traceEvents.filter(({ ph }) => ph === 'X');
    expect(bars.filter(({ tid }) => tid === 0).map(({ name }) => name)).toEqual(['sgemv', 'saxpy']);
    expect(bars.every(({ ts, dur }) => ts >= 0 && dur >= 0)).toBe(true);
  },
  'timestamp-query',
);

gpuTest(
  'as JSON',
  async () => {
    const { status, out } = await basalt('profile', 'saxpy', '--sizes', '1000', '--json');
    expect(status).toBe(0);
    const { results, limits } = JSON.parse(out) as {
      results: { calls: Record<string, unknown>[] }[];
      limits: { bandwidth: number };
    };
    expect(limits.bandwidth).toBeGreaterThan(0);
    expect(results[0]!.calls).toMatchObject([{ routine: 'saxpy', calls: 3, flops: 6000, bytes: 36000 }]);
  },
  'timestamp-query',
);

it('wrong words are refused before anything runs', async () => {
  expect(await basalt('profile', 'gemm')).toMatchObject({
    status: 64,
    err: expect.stringContaining('no routine gemm'),
  });
  const nowhere = path.join(folder.at('none'), 'profile.html');
  expect(await basalt('profile', 'sgemm', '-o', nowhere)).toMatchObject({ status: 2 });
});

it('the bound is what allows less, and waiting what is far from both', () => {
  const bounds = { bandwidth: 1e9, peaks: new Map([['s', 1e12]] as const) };
  const call = { prec: 's', calls: 1 } as const;
  const calls = [
    { ...call, routine: 'scopy', ms: 2, flops: 0, bytes: 1e6 },
    { ...call, routine: 'sgemm', ms: 4, flops: 2e9, bytes: 1e5 },
    { ...call, routine: 'sgetrf', ms: 100, flops: 2e9, bytes: 1e5 },
  ];
  const found = judged({ calls, rows: [], dispatches: [], ms: 0, span: 0 }, bounds);
  expect(found.map(({ bound, share }) => [bound, share])).toEqual([
    ['memory', 0.5],
    ['arithmetic', 0.5],
    ['waiting', 0.02],
  ]);
});
