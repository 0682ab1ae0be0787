// Measurements at tiny sizes: what is measured, how it is judged, and when it ends.
import { expect, test } from 'vitest';
import { collect, type Measurement, type Progress, passed, readReports, renderReport } from '../../report/index.ts';
import type { Sizes } from '../../report/plan.ts';
import { cpu, gpuTest } from '../setup/contexts.ts';

const TINY: Sizes = { orders: [5, 16], lengths: [100], small: [3], batchElements: 90 };

const brief = ({ routine, n, batch }: Measurement): string => `${routine} ${n}${batch === 1 ? '' : ` x ${batch}`}`;

test('measures every routine at every size, in the order of the report', async () => {
  const steps: Progress[] = [];
  const data = await collect(cpu, { quick: true, seconds: 600, sizes: TINY }, (step) => steps.push(step));
  const { measurements, skipped, name, backend } = data.devices[0]!;
  expect(data.devices).toHaveLength(1);
  expect([backend, skipped]).toEqual(['cpu', []]);
  expect(name.length).toBeGreaterThan(2);
  expect(measurements.map(brief)).toEqual([
    ...['sgemm 5', 'sgemm 16', 'dgemm 5', 'dgemm 16', 'saxpy 100', 'scopy 100', 'sgemv 5', 'sgemv 16'],
    ...['potrf', 'getrf', 'geqrf'].flatMap((r) => ['s', 'd'].flatMap((p) => [5, 16].map((n) => `${p}${r} ${n}`))),
    ...['gesv', 'posv'].flatMap((r) => ['s', 'd'].flatMap((p) => [5, 16].map((n) => `${p}${r} ${n}`))),
    ...['potrf', 'getrf', 'gesv', 'geqrf'].map((r) => `s${r}StridedBatched 3 x 10`),
  ]);
  for (const m of measurements) {
    expect(passed(m), `${m.routine} ${m.n}: error ${m.error}`).toBe(true);
    expect(m.ms).toBeGreaterThan(0);
    expect(m.timer).toBe('wall');
  }
  // Errors are measured, not assumed.
  expect(measurements.filter(({ error }) => error! > 0).length).toBeGreaterThan(measurements.length / 2);
  expect(steps.at(-1)).toMatchObject({ done: steps.at(-1)!.total, what: 'done' });
  expect(steps[0]).toMatchObject({ done: 0, what: 'sgemm, n = 5', device: name });
  expect(data.version).toMatch(/^\d+\.\d+/);
  expect(readReports(renderReport(data))).toEqual([data]);
});

test('ends sweeps when the time is up, and says where', async () => {
  const orders = Array.from({ length: 14 }, (_, k) => 2 ** (k + 2));
  const start = performance.now();
  const data = await collect(cpu, { quick: true, seconds: 0.5, sizes: { ...TINY, orders } });
  expect(performance.now() - start).toBeLessThan(20_000);
  const { measurements, skipped } = data.devices[0]!;
  expect(skipped.length).toBeGreaterThan(0);
  for (const { routine, n } of skipped) {
    expect(measurements.filter((m) => m.routine === routine && m.n >= n)).toEqual([]);
    expect(skipped.filter((s) => s.routine === routine)).toHaveLength(1);
  }
});

test('refuses a time that is none, and stops when it is told to', async () => {
  for (const seconds of [0, -1, Number.NaN]) await expect(collect(cpu, { seconds })).rejects.toThrow('options.seconds');
  const controller = new AbortController();
  const reason = new Error('enough');
  const stopping = collect(cpu, { sizes: TINY, signal: controller.signal }, ({ done }) => {
    if (done === 3) controller.abort(reason);
  });
  await expect(stopping).rejects.toBe(reason);
});

gpuTest('measures a GPU by its timestamps, beside a CPU of its own', async (gpu) => {
  const sizes: Sizes = { orders: [16], lengths: [1000], small: [4], batchElements: 160 };
  const data = await collect(gpu, { quick: true, seconds: 5, sizes });
  const [own, measured] = data.devices;
  expect([own!.backend, measured!.backend]).toEqual(['cpu', 'gpu']);
  expect(measured!.name).toBe(gpu.gpu!.name);
  expect(measured!.measurements.length).toBeGreaterThan(0);
  const timer = gpu.gpu!.device.features.has('timestamp-query') ? 'gpu' : 'wall';
  for (const m of measured!.measurements) {
    expect(passed(m), `${m.routine} ${m.n}: error ${m.error}`).toBe(true);
    expect(m.timer).toBe(m.prec === 'ds' ? 'wall' : timer);
  }
});
