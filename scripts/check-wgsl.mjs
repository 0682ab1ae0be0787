// npm run check:wgsl [-- NAME...]: compiles every kernel, or those of these names, as written and at every variant its descriptor lists,
// on Dawn's null backend; of each variant the text that hardware gets, with marked loops written out, and the one that keeps them. That
// backend needs no driver and has every feature, so this checks the shaders on any machine. It has only WebGPU's default limits: a
// variant for larger devices is checked as a module, without making its pipeline.
import { readKernels, withoutComments } from './embed-kernels.mjs';

const FEATURES = [
  'shader-f16',
  'subgroups',
  'subgroup-size-control',
  'timestamp-query',
  'chromium-experimental-subgroup-matrix',
];

// Its subgroups have 128 lanes: a workgroup of matrix units that is made for another size is refused too.
const BEYOND_LIMITS = /(exceeds|larger than) the maximum|multiple of the device maxSubgroupSize/;

// Dawn crashes when the object that create() returns is collected before its devices are.
let gpu;

async function createNullDevice() {
  const { create, globals } = await import('webgpu');
  Object.assign(globalThis, globals);
  gpu = create(['backend=null', 'enable-dawn-features=allow_unsafe_apis']);
  const adapter = await gpu.requestAdapter();
  const requiredLimits = {};
  for (const limit in adapter.limits) requiredLimits[limit] = adapter.limits[limit];
  return adapter.requestDevice({ requiredFeatures: FEATURES.filter((f) => adapter.features.has(f)), requiredLimits });
}

/** Errors and warnings of `code`, whose entry point must be `entryPoint`, and whether it is too large to be run here. */
async function compile(device, code, entryPoint) {
  device.pushErrorScope('validation');
  const module = device.createShaderModule({ code });
  const { messages } = await module.getCompilationInfo();
  const describe = (m) => `line ${m.lineNum}: ${m.message}`;
  const errors = messages.filter((m) => m.type === 'error').map(describe);
  if (errors.length === 0) device.createComputePipeline({ layout: 'auto', compute: { module, entryPoint } });
  const invalid = await device.popErrorScope();
  const tooLarge = errors.length === 0 && BEYOND_LIMITS.test(invalid?.message ?? '');
  if (invalid && errors.length === 0 && !tooLarge) errors.push(invalid.message);
  return { errors, tooLarge, warnings: messages.filter((m) => m.type === 'warning').map(describe) };
}

/** Types of elements, which a kernel that has variants for several of them takes from lib/field: T, V and R. */
const ELEMENT_TYPES = /\b(f16|f32|vec2f|vec2<f(16|32)>)\b/;

/** Whether a kernel is one text for several types of elements. */
const isForFields = ({ variants }) => variants.some((variant) => 'COMPLEX' in variant);

/** Rules about the files themselves, which the compiler does not know. */
function checkFiles(files, kernels) {
  const problems = [];
  for (const { name, file, text } of files) {
    if (!/^\/\/ .*\n\/\//.test(text)) problems.push(`${file}: does not start with a header comment`);
    const count = kernels.filter((kernel) => kernel.name === name).length;
    if (count !== 1) problems.push(`${file}: is the text of ${count} kernels, not of one`);
    if (!kernels.some((kernel) => kernel.name === name && isForFields(kernel))) continue;
    const named = ELEMENT_TYPES.exec(withoutComments(text))?.[0];
    if (named !== undefined)
      problems.push(`${file}: names ${named}, but has variants for other fields: take T, V or R`);
  }
  const names = new Set(files.map((f) => f.name));
  for (const { name } of kernels) if (!names.has(name)) problems.push(`${name}: has no file in kernels/`);
  return problems;
}

async function main() {
  let device;
  try {
    device = await createNullDevice();
  } catch (error) {
    console.error(`The package webgpu, which compiles the kernels, cannot be loaded: ${error.message}`);
    return 1;
  }
  const { kernels } = await import('../dist/src/registryKernels.gen.js');
  const { kernelText } = await import('../dist/src/runtime/kernelText.js');
  const files = readKernels().filter((f) => !f.isLib);
  const problems = checkFiles(files, kernels);
  let variants = 0;
  let modulesOnly = 0;
  const asked = process.argv.slice(2);
  const chosen = asked.length === 0 ? kernels : kernels.filter(({ name }) => asked.includes(name));
  for (const kernel of chosen) {
    variants += kernel.variants.length;
    const sources = new Map();
    for (const params of [{}, ...kernel.variants]) {
      const label = `${kernel.name} ${JSON.stringify(params)}`;
      try {
        for (const longest of [undefined, 0]) {
          const code = kernelText(kernel, params, longest);
          if (!sources.has(code)) sources.set(code, label);
        }
      } catch (error) {
        problems.push(`${label}: ${error.message}`);
      }
    }
    for (const [code, label] of sources) {
      const { errors, tooLarge, warnings } = await compile(device, code, kernel.name);
      if (tooLarge) modulesOnly++;
      for (const warning of warnings) console.warn(`${label}: warning: ${warning}`);
      problems.push(...errors.map((error) => `${label}: ${error}`));
    }
  }
  for (const problem of problems) console.error(problem);
  console.log(
    `${chosen.length} kernels, ${variants} variants (${modulesOnly} texts above the default limits): ${problems.length} problems`,
  );
  return problems.length === 0 ? 0 : 1;
}

// Dawn keeps the process alive while its device exists.
process.exit(await main());
