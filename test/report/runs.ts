// Runs as `collect` would deliver them, from simple models of devices.
import type { DeviceRun, Measurement, ReportData } from '../../report/index.ts';

const BYTES: Readonly<Record<string, number>> = { h: 2, s: 4, d: 8, ds: 8 };

/** Of a device that reaches `flops` operations and moves `bytes` bytes in a second. */
function model(flops: number, bytes: number) {
  return (
    group: Measurement['group'],
    prec: string,
    name: string,
    n: number,
    more: Partial<Measurement> & { readonly work: number; readonly elements: number },
  ): Measurement => {
    const { work, elements, ...rest } = more;
    const moved = elements * BYTES[prec]!;
    return {
      ...{ group, routine: `${prec}${name}`, prec, way: '', n, batch: 1 },
      ms: 1000 * Math.max(work / flops, moved / bytes) * (1 + 100 / n),
      ...{ timer: 'wall', rounds: 5, calls: 1, flops: work, bytes: moved, error: 0.1, limit: 30 },
      ...rest,
    };
  };
}

export function device(name: string, flops: number, bytes: number, precs: readonly string[] = ['s', 'd']): DeviceRun {
  const of = model(flops, bytes);
  const sizes = [64, 128, 256, 512];
  const each = (make: (prec: string, n: number) => Measurement): Measurement[] =>
    precs.flatMap((prec) => sizes.map((n) => make(prec, n)));
  return {
    ...{ name, backend: 'cpu', software: false, skipped: [{ routine: 'sgemm', way: '', n: 1024, why: 'time' }] },
    facts: [
      ['Backend', 'CPU'],
      ['Processor', name],
    ],
    measurements: [
      ...each((prec, n) => of('products', prec, 'gemm', n, { work: 2 * n ** 3, elements: 3 * n * n, limit: 3 })),
      ...each((prec, n) => of('vectors', prec, 'axpy', n * n, { work: 2 * n * n, elements: 3 * n * n, limit: 3 })),
      ...each((prec, n) => of('factorizations', prec, 'getrf', n, { work: (2 * n ** 3) / 3, elements: 2 * n * n })),
      ...each((prec, n) => of('solvers', prec, 'gesv', n, { work: (2 * n ** 3) / 3, elements: 2 * n * n })),
      ...each((prec, n) =>
        of('batches', prec, 'potrfStridedBatched', n / 16, { work: n ** 3, elements: n * n, batch: 100 }),
      ),
    ],
  };
}

export const run = (devices: readonly DeviceRun[], date = '2026-03-01T12:00:00.000Z'): ReportData => ({
  ...{ schema: 'basalt-report/1', version: '1.2.3', date, runtime: 'Node 20', quick: true, seconds: 12.3, devices },
});
