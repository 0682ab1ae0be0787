// Which products of small matrices the device's matrix units can do, each proven right by one product when the context is opened.
import { halvesToFloats } from '../core/half.js';
import { probed } from './probe.js';
import { matrix_probe } from './shaders.gen.js';
/** What units may be made for: WGSL's types of the factors and of the sums. */
const KINDS = [
    { factor: 'f16', sum: 'f32' },
    { factor: 'f16', sum: 'f16' },
    { factor: 'i8', sum: 'i32' },
];
function probeTuning({ MM, MN, MK, SG, factor, sum }) {
    return { MM, MN, MK, SG, PER: factor === 'i8' ? 4 : 2, PER_SUM: sum === 'f16' ? 2 : 1, F: factor, R: sum };
}
const listedShapes = (factor) => [16, 8].flatMap((MN) => (factor === 'i8' ? [32] : [16, 8]).map((MK) => ({ MM: 16, MN, MK, SG: 32 })));
export const matrixProbe = {
    name: 'matrix_probe',
    text: matrix_probe,
    get variants() {
        return KINDS.flatMap((kind) => listedShapes(kind.factor).map((shape) => probeTuning({ ...shape, ...kind })));
    },
};
/** The shapes that work, as the adapter lists them. None where subgroups vary in size. */
export async function provenMatrixUnits(device, info) {
    const needed = ['chromium-experimental-subgroup-matrix', 'shader-f16', 'subgroups'];
    if (!needed.every((feature) => device.features.has(feature)))
        return [];
    const { subgroupMinSize: SG = 0, subgroupMaxSize, subgroupMatrixConfigs = [] } = info;
    if (SG === 0 || SG !== subgroupMaxSize)
        return [];
    const listed = [...subgroupMatrixConfigs].flatMap(({ componentType, resultComponentType, M, N, K }) => {
        const kind = KINDS.find(({ factor, sum }) => factor === componentType && sum === resultComponentType);
        return kind === undefined ? [] : [{ MM: M, MN: N, MK: K, SG, ...kind }];
    });
    const right = await Promise.all(listed.map((unit) => works(device, unit).catch(() => false)));
    return listed.filter((_, k) => right[k]);
}
async function works(device, unit) {
    const { MM, MN, sum } = unit;
    const product = await probed(device, matrixProbe, probeTuning(unit), 1, MM * MN * (sum === 'f16' ? 2 : 4));
    return product !== undefined && isProduct(numbers(product, sum), unit);
}
function numbers(memory, type) {
    if (type === 'f32')
        return new Float32Array(memory);
    return type === 'i32' ? new Int32Array(memory) : halvesToFloats(new Uint16Array(memory));
}
function isProduct(C, { MM, MN, MK }) {
    for (let j = 0; j < MN; j++) {
        for (let i = 0; i < MM; i++) {
            let sum = 0;
            for (let l = 0; l < MK; l++)
                sum += (((3 * i + 5 * l) % 7) - 3) * (((2 * l + 3 * j) % 5) - 2);
            if (C[i + j * MM] !== sum)
                return false;
        }
    }
    return true;
}
