// Principal components of points in the plane: the singular value decomposition of what is left when the mean is taken away.
import { svd } from '../../../src/linalg/svd.ts';
import type { Components } from '../../protocolLive.ts';
import { contextOf } from '../contexts.ts';

export async function components(points: readonly (readonly [number, number])[]): Promise<Components> {
  const context = await contextOf('cpu');
  const n = points.length;
  const mean = [0, 1].map((k) => points.reduce((sum, point) => sum + point[k]!, 0) / n) as [number, number];
  const centred = points.map(([x, y]) => [x - mean[0], y - mean[1]]);
  const { S, Vh } = await svd(centred, { context, fullMatrices: false });
  const axes = [0, 1].map((k) => [Vh.get(k, 0), Vh.get(k, 1)] as const);
  return { mean, axes, deviations: [...S.data].map((value) => value / Math.sqrt(n - 1)) };
}
