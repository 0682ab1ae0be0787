// Matrix units of 16 x 16 x 16 with f32 sums on devices that have none, so that kernels for them can be tested: subgroups are 32 threads
// side by side, a thread has half a row of a matrix, and factors meet in workgroup memory, a KiB for each subgroup. Takes kernels that
// name the types of their matrices Left, Right and Sum, load and store them by arrays of vec4u, multiply where all threads of a workgroup
// do, and call their Params p, with a baseX; what other subgroup functions they call must suit any size. Barriers of products order more
// than a device would.
import type { Context } from '../../src/runtime/context.ts';
import { createContext } from '../../src/runtime/createContext.ts';
import type { MatrixUnit } from '../../src/runtime/matrixUnits.ts';
import { ableDevice } from './device.ts';

const UNIT: MatrixUnit = { MM: 16, MN: 16, MK: 16, SG: 32, factor: 'f16', sum: 'f32' };

/** Bytes of workgroup memory that factors of a subgroup take. */
const FACTORS = 1024;

const COMMON = `
var<private> emulatedLane: u32;
var<private> emulatedGroup: u32;
var<workgroup> emulatedFactors: array<vec4u, EMULATED_GROUPS * 64u>;

fn emulatedHalf(unit: vec4u, k: u32) -> f32 {
  return unpack2x16float(unit[k / 2u])[k % 2u];
}

fn multiplied(left: vec4u, right: vec4u, sum: mat2x4f) -> mat2x4f {
  let at = emulatedGroup * 64u;
  workgroupBarrier();
  emulatedFactors[at + emulatedLane] = left;
  emulatedFactors[at + 32u + emulatedLane] = right;
  workgroupBarrier();
  var result = sum;
  for (var l = 0u; l < 16u + (p.baseX >> 31u); l++) {
    let x = emulatedHalf(emulatedFactors[at + emulatedLane / 2u * 2u + l / 8u], l % 8u);
    let row = emulatedFactors[at + 32u + 2u * l + emulatedLane % 2u];
    result[0] = fma(vec4f(x), vec4f(unpack2x16float(row.x), unpack2x16float(row.y)), result[0]);
    result[1] = fma(vec4f(x), vec4f(unpack2x16float(row.z), unpack2x16float(row.w)), result[1]);
  }
  return result;
}`;

/** Half a row of a factor that lies by rows or columns in `array`. */
const factorFrom = (array: string) => `
fn load_row_${array}(at: u32, stride: u32) -> vec4u {
  return ${array}[at + emulatedLane / 2u * stride + emulatedLane % 2u];
}
fn load_col_${array}(at: u32, stride: u32) -> vec4u {
  var halves: array<f32, 8>;
  let row = emulatedLane / 2u;
  for (var k = 0u; k < 8u + (p.baseX >> 31u); k++) {
    halves[k] = emulatedHalf(${array}[at + (8u * (emulatedLane % 2u) + k) * stride + row / 8u], row % 8u);
  }
  return vec4u(
    pack2x16float(vec2f(halves[0], halves[1])), pack2x16float(vec2f(halves[2], halves[3])),
    pack2x16float(vec2f(halves[4], halves[5])), pack2x16float(vec2f(halves[6], halves[7])));
}`;

const sumsOf = (array: string) => `
fn load_sum_row_${array}(at: u32, stride: u32) -> mat2x4f {
  let place = at + emulatedLane / 2u * stride + 2u * (emulatedLane % 2u);
  return mat2x4f(bitcast<vec4f>(${array}[place]), bitcast<vec4f>(${array}[place + 1u]));
}
fn store_row_${array}(at: u32, sum: mat2x4f, stride: u32) {
  let place = at + emulatedLane / 2u * stride + 2u * (emulatedLane % 2u);
  ${array}[place] = bitcast<vec4u>(sum[0]);
  ${array}[place + 1u] = bitcast<vec4u>(sum[1]);
}
fn store_col_${array}(at: u32, sum: mat2x4f, stride: u32) {
  let row = emulatedLane / 2u;
  for (var k = 0u; k < 8u + (p.baseX >> 31u); k++) {
    ${array}[at + (8u * (emulatedLane % 2u) + k) * stride + row / 4u][row % 4u] = bitcast<u32>(sum[k / 4u][k % 4u]);
  }
}`;

/** The shader without matrix units. */
export function withoutUnits(text: string): string {
  if (!text.includes('chromium_experimental_subgroup_matrix')) return text;
  const [loaded, stored] = [new Set<string>(), new Set<string>()];
  const code = text
    .replace(/\/\/.*$/gm, '')
    .replace(/enable chromium_experimental_subgroup_matrix;|diagnostic\(off, chromium.*?\);/g, '')
    .replace(/subgroup_matrix_(left|right)<[^>]*>/g, 'vec4u')
    .replace(/subgroup_matrix_result<[^>]*>/g, 'mat2x4f')
    .replace(/subgroupMatrixLoad<(\w+), (row|col)_major>\(\s*&(\w+),/g, (_, type, order, array) => {
      (type === 'Sum' ? stored : loaded).add(array);
      return `load_${type === 'Sum' ? 'sum_' : ''}${order}_${array}(`;
    })
    .replace(/subgroupMatrixStore<(row|col)_major>\(\s*&(\w+),/g, (_, order, array) => {
      stored.add(array);
      return `store_${order}_${array}(`;
    })
    // Compilers that see how often a loop goes round write it out, and take minutes for it.
    .replace(/for \(var (\w+) = (0u|1u); \1 < ([^;]+);/g, 'for (var $1 = $2; $1 < ($3) + (p.baseX >> 31u);')
    .replace(/subgroupMatrixMultiplyAccumulate\(/g, 'multiplied(')
    .replace(/@builtin\(subgroup_(id|invocation_id)\)\s*\w+\s*:\s*u32\s*,?/g, '');
  const nameOf = (builtin: string): string | undefined =>
    new RegExp(`@builtin\\(${builtin}\\)\\s*(\\w+)`).exec(text)?.[1];
  const own = nameOf('local_invocation_index')!;
  const [group, lane] = [nameOf('subgroup_id'), nameOf('subgroup_invocation_id')];
  const prologue = [
    `emulatedGroup = ${own} / 32u; emulatedLane = ${own} % 32u;`,
    ...(group === undefined ? [] : [`let ${group} = ${own} / 32u;`]),
    ...(lane === undefined ? [] : [`let ${lane} = ${own} % 32u;`]),
  ];
  const size = /@workgroup_size\(([^)]*)\)/.exec(code)![1];
  const entry = code.replace(/(@compute[^{]*\{)/, `$1 ${prologue.join(' ')}`);
  const functions = [...[...loaded].map(factorFrom), ...[...stored].map(sumsOf)];
  return [entry, `const EMULATED_GROUPS: u32 = ${size} / 32u;`, COMMON, ...functions].join('\n');
}

/**
 * A context on a device whose matrix units are emulated, for kernels of at most so many subgroups; undefined where there is none with
 * halves and subgroups.
 */
export async function emulatedUnits(subgroups = 8): Promise<Context | undefined> {
  const device = await ableDevice().catch(() => undefined);
  if (device === undefined) return undefined;
  if (!['shader-f16', 'subgroups'].every((feature) => device.features.has(feature as GPUFeatureName))) {
    device.destroy();
    return undefined;
  }
  const make = device.createShaderModule.bind(device);
  device.createShaderModule = (descriptor) => make({ ...descriptor, code: withoutUnits(descriptor.code) });
  const context = await createContext({ device });
  const gpu = context.gpu!;
  (gpu.matrixUnits as MatrixUnit[]).push(UNIT);
  Object.assign(gpu, { workgroupBytes: gpu.workgroupBytes - subgroups * FACTORS });
  return context;
}
