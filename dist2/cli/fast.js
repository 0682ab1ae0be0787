export function whatIsFast(cpu, gpus) {
    const hardware = gpus.find(({ software }) => !software);
    return [
        ...(hardware === undefined ? withoutGpu(gpus) : withGpu(hardware)),
        ...(cpu === undefined ? [] : ofCpu(cpu, hardware !== undefined)),
    ];
}
function withGpu({ name, features, matrixUnits, doubleSingle, tuning }) {
    const halves = features['shader-f16'];
    const units = matrixUnits.filter((unit) => unit.startsWith('f16'));
    return [
        `Single precision runs on ${name}: large products and factorizations, and batches of thousands of small matrices.`,
        units.length > 0
            ? "Products in half precision use its matrix units, and so do single ones with math 'split' or 'fast'."
            : `Half precision ${halves ? 'runs on the GPU without matrix units, at the rate of single' : 'is computed on the CPU: the adapter lacks shader-f16'}.`,
        `Systems in double are best solved in mixed precision (dsgesv, dsposv): factored on the GPU, with residuals ${doubleSingle ? 'there too' : 'on the CPU'}.`,
        ...(features.subgroups
            ? []
            : ['The adapter lacks subgroups: panels of factorizations take one dispatch per column, and are slow.']),
        ...(tuning.length > 0
            ? []
            : ['Nothing has been measured for this adapter: `basalt tune gemm` finds its best tiles.']),
    ];
}
function withoutGpu(gpus) {
    const [first] = gpus;
    return [
        first === undefined
            ? 'Everything runs on the CPU: there is no GPU that WebGPU can use.'
            : `Everything runs on the CPU: ${first.name} is a software adapter, slower than the CPU backend, and only for tests.`,
    ];
}
function ofCpu({ engine, threads, relaxedSimd, native, sharedMemory }, besideGpu) {
    if (engine === null)
        return ['The CPU computes in plain JavaScript, some ten times slower than with WebAssembly and SIMD.'];
    const what = besideGpu ? 'Double precision runs' : 'Single and double precision run';
    return [
        `${what} on the CPU engine with ${threads} thread${threads === 1 ? '' : 's'}${sharedMemory ? '' : ', on copies of the operands'}.`,
        ...(relaxedSimd ? [] : ['Node 22 or later has multiply-add instructions for it, this one has not.']),
        ...(native.title === null ? [] : [`With --native, ${native.title} computes in its place.`]),
    ];
}
