// Which products of small matrices the device's matrix units can do, each proven right by one product when the context is opened.
import { halvesToFloats } from '../core/half.ts';
import type { Kernel, Tuning } from './kernel.ts';
import { probed } from './probe.ts';
import { matrix_probe } from './shaders.gen.ts';

/** What units may be made for: WGSL's types of the factors and of the sums. */
const KINDS = [
  { factor: 'f16', sum: 'f32' },
  { factor: 'f16', sum: 'f16' },
  { factor: 'i8', sum: 'i32' },
] as const;

export type UnitKind = (typeof KINDS)[number];

/** An MM x MK times an MK x MN matrix per subgroup of SG. */
export interface UnitShape {
  readonly MM: number;
  readonly MN: number;
  readonly MK: number;
  readonly SG: number;
}

export type MatrixUnit = UnitShape & UnitKind;

interface Config {
  readonly componentType: string;
  readonly resultComponentType: string;
  readonly M: number;
  readonly N: number;
  readonly K: number;
}

interface Info {
  readonly subgroupMinSize?: number;
  readonly subgroupMaxSize?: number;
  readonly subgroupMatrixConfigs?: Iterable<Config>;
}

function probeTuning({ MM, MN, MK, SG, factor, sum }: MatrixUnit): Tuning {
  return { MM, MN, MK, SG, PER: factor === 'i8' ? 4 : 2, PER_SUM: sum === 'f16' ? 2 : 1, F: factor, R: sum };
}

const listedShapes = (factor: string): readonly UnitShape[] =>
  [16, 8].flatMap((MN) => (factor === 'i8' ? [32] : [16, 8]).map((MK) => ({ MM: 16, MN, MK, SG: 32 })));

export const matrixProbe: Kernel = {
  name: 'matrix_probe',
  text: matrix_probe,
  get variants() {
    return KINDS.flatMap((kind) => listedShapes(kind.factor).map((shape) => probeTuning({ ...shape, ...kind })));
  },
};

/** The shapes that work, as the adapter lists them. None where subgroups vary in size. */
export async function provenMatrixUnits(device: GPUDevice, info: GPUAdapterInfo): Promise<readonly MatrixUnit[]> {
  const needed = ['chromium-experimental-subgroup-matrix', 'shader-f16', 'subgroups'];
  if (!needed.every((feature) => device.features.has(feature))) return [];
  const { subgroupMinSize: SG = 0, subgroupMaxSize, subgroupMatrixConfigs = [] } = info as Info;
  if (SG === 0 || SG !== subgroupMaxSize) return [];
  const listed = [...subgroupMatrixConfigs].flatMap(({ componentType, resultComponentType, M, N, K }) => {
    const kind = KINDS.find(({ factor, sum }) => factor === componentType && sum === resultComponentType);
    return kind === undefined ? [] : [{ MM: M, MN: N, MK: K, SG, ...kind }];
  });
  const right = await Promise.all(listed.map((unit) => works(device, unit).catch(() => false)));
  return listed.filter((_, k) => right[k]);
}

async function works(device: GPUDevice, unit: MatrixUnit): Promise<boolean> {
  const { MM, MN, sum } = unit;
  const product = await probed(device, matrixProbe, probeTuning(unit), 1, MM * MN * (sum === 'f16' ? 2 : 4));
  return product !== undefined && isProduct(numbers(product, sum), unit);
}

function numbers(memory: ArrayBuffer, type: UnitKind['sum']): ArrayLike<number> {
  if (type === 'f32') return new Float32Array(memory);
  return type === 'i32' ? new Int32Array(memory) : halvesToFloats(new Uint16Array(memory));
}

function isProduct(C: ArrayLike<number>, { MM, MN, MK }: UnitShape): boolean {
  for (let j = 0; j < MN; j++) {
    for (let i = 0; i < MM; i++) {
      let sum = 0;
      for (let l = 0; l < MK; l++) sum += (((3 * i + 5 * l) % 7) - 3) * (((2 * l + 3 * j) % 5) - 2);
      if (C[i + j * MM] !== sum) return false;
    }
  }
  return true;
}
