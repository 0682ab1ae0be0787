// Ways to compute one product, with what is predicted for them: for programs that measure all of them (bench/shapes.ts).
import type { Queue } from '../../runtime/queue.ts';
import { gemmRules } from './gemm.kernels.ts';
import { bestSlices, type Kind, predicted, type Sizes, type TileCost } from './gemmModel.ts';
import { tensorNames } from './gemmTensor.gpu.ts';
import { COSTS, KIND } from './gemmTiles.ts';
import { unitNames } from './gemmUnits.gpu.ts';
import { packedTime, UNIT_COSTS, UNIT_KIND } from './gemmUnits.kernels.ts';

interface GemmCandidate {
  /** For DeviceGemm.force. */
  readonly force: string;
  /** us. */
  readonly predicted: number;
}

/** The tile without slices, as `name` forces it, with the number of them that is predicted to be best, and with half and twice as many. */
function withSlices(p: Sizes, name: string, sliced: string, tile: TileCost, kind: Kind): GemmCandidate[] {
  const best = bestSlices(p, tile, kind, name).slices;
  const slabs = Math.ceil(p.k / tile.BK);
  const counts = [1, ...(best === 1 ? [2] : [Math.ceil(best / 2), best, 2 * best])];
  return [...new Set(counts)]
    .filter((slices) => slices === 1 || slices <= slabs / 2)
    .map((slices) => ({
      force: slices === 1 ? name : `${sliced}/${slices}`,
      predicted: predicted(p, tile, slices, kind),
    }));
}

/** Every tile for a product of this type, the least predicted time first. */
export function gemmCandidates(queue: Queue, p: Sizes, type: 's' | 'h', aligned: boolean): GemmCandidate[] {
  const kernel = aligned ? 'tiled' : 'shifted';
  const { m, n } = p;
  const thin = gemmRules
    .map(({ name }) => name)
    .filter((name) => new RegExp(`^${kernel}-(${n <= 16 ? 'narrow' : m <= 16 ? 'flat' : '-'})`).test(name))
    .map((force) => ({ force, predicted: 0 }));
  const units = type === 'h' && (queue.context.gpu?.matrixUnits.length ?? 0) > 0;
  const ways = units
    ? [
        ...Object.entries(UNIT_COSTS).flatMap(([name, cost]) =>
          withSlices(p, `units-${name}/1`, `units-${name}`, cost, UNIT_KIND),
        ),
        { force: 'tensor-half', predicted: packedTime(p) },
      ]
    : Object.entries(COSTS).flatMap(([name, cost]) =>
        withSlices(p, `${kernel}-${name}`, `${kernel}-${name}-slices`, cost, KIND),
      );
  return [...thin, ...ways].sort((a, b) => a.predicted - b.predicted);
}

/** Every name that can be forced for a product of this type, but those for a C that is a factor; `inC`: one with a factor in C's buffer. */
export function gemmNames(queue: Queue, type: 's' | 'h', aligned: boolean, inC = false): readonly string[] {
  const tiles = gemmRules
    .map(({ name }) => name)
    .filter(
      (name) =>
        !/tall|long/i.test(name) && (aligned || !name.startsWith('tiled')) && !(inC && name.startsWith('shifted')),
    );
  const has = (queue.context.gpu?.matrixUnits.length ?? 0) > 0;
  const tensor = tensorNames.filter((name) => name.startsWith('tensor-half') === (type === 'h'));
  return [...tiles, ...(has ? tensor : []), ...(has && type === 'h' ? unitNames : [])];
}
