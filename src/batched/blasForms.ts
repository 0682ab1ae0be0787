// The three forms of a batched BLAS routine, as specs made from one: at equal distances, at offsets on the device, of various sizes. What
// the arguments mean is the routine's own; only where the matrices lie is settled here.
import { type ArgSpec, arg, BATCH, eachProblem, num, type RoutineSpec, type Values } from '../core/spec.ts';

/** The routine for one problem, whose operands are all matrices: a vector is a row whose leading dimension is its increment. */
export interface OneProblem {
  readonly name: string;
  readonly args: Readonly<Record<string, ArgSpec>>;
  readonly flops: (one: Values) => number;
}

export interface Forms {
  readonly strided: RoutineSpec;
  readonly batched: RoutineSpec;
  readonly vbatched: RoutineSpec;
}

/** strideA, offsetsX: what says where the matrices of an operand begin. */
const placesOf = (what: 'stride' | 'offsets', operand: string): string =>
  `${what}${operand[0]!.toUpperCase()}${operand.slice(1)}`;

/** Increments of the vectors of a batch: which of them is the first in memory must not depend on their length. */
export const batchInc = (name: string): ArgSpec => ({
  kind: 'inc',
  default: 1,
  also: (a) => (num(a, name) > 0 ? undefined : 'must be positive in a batch'),
});

/** The argument behind which an operand's places stand: its leading dimension or increment. */
type Where = (operand: string) => readonly [name: string, spec: ArgSpec];

function withPlaces(
  args: Readonly<Record<string, ArgSpec>>,
  where: Where,
  other: (arg: ArgSpec) => ArgSpec = (a) => a,
): Record<string, ArgSpec> {
  const all: Record<string, ArgSpec> = {};
  for (const [name, spec] of Object.entries(args)) {
    all[name] = spec.kind === 'matrix' ? { ...spec, places: where(name)[0] } : other(spec);
    const operand = Object.keys(args).find((key) => (args[key] as { ld?: string }).ld === name);
    if (operand !== undefined) {
      const [places, placed] = where(operand);
      all[places] = placed;
    }
  }
  return all;
}

/** Each argument that is a size or a leading dimension becomes a list. */
function listed(spec: ArgSpec): ArgSpec {
  if (spec.kind === 'size') return { kind: 'sizes' };
  return spec.kind === 'ld' ? { kind: 'lds', of: spec.of } : spec;
}

/** The specs of nameStridedBatched, nameBatched and nameVbatched. */
export function batchedForms({ name, args, flops }: OneProblem): Forms {
  const count: Record<string, ArgSpec> = { [BATCH]: { kind: 'size' } };
  const all = (a: Values): number => num(a, BATCH) * flops(a);
  const strided = withPlaces(args, (of) => [placesOf('stride', of), { kind: 'stride', of }]);
  const onDevice: ArgSpec = { kind: 'vector', length: arg(BATCH), type: 'i', access: 'in' };
  const batched = withPlaces(args, (of) => [placesOf('offsets', of), onDevice]);
  const lists = withPlaces(args, (of) => [placesOf('offsets', of), { kind: 'offsets', of }], listed);
  const vbatched: RoutineSpec = {
    name: `${name}Vbatched`,
    precs: 'sd',
    args: lists,
    flops(a) {
      let sum = 0;
      eachProblem(vbatched, a, (one) => {
        sum += flops(one);
      });
      return sum;
    },
  };
  return {
    strided: { name: `${name}StridedBatched`, precs: 'sd', args: { ...strided, ...count }, flops: all },
    batched: { name: `${name}Batched`, precs: 'sd', args: { ...batched, ...count }, flops: all },
    vbatched,
  };
}
