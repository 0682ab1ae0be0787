// What the machine and its JavaScript engine offer to the CPU engine.
/** Cores that this process may use. */
export function cores() {
    const { process, navigator } = globalThis;
    return process?.getBuiltinModule?.('node:os').availableParallelism() ?? navigator?.hardwareConcurrency ?? 1;
}
/** A module with one function, () -> v128: i8x16.popcnt(i8x16.splat(0)). Bytes, because warming up the assembler takes a millisecond. */
const SIMD_MODULE = [
    ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...[1, 5, 1, 0x60, 0, 1, 0x7b],
    ...[3, 2, 1, 0],
    ...[10, 10, 1, 8, 0, 0x41, 0, 0xfd, 15, 0xfd, 98, 0x0b],
];
/** The same with f64x2.relaxed_madd of three such vectors. */
const RELAXED_MODULE = [
    ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...[1, 5, 1, 0x60, 0, 1, 0x7b],
    ...[3, 2, 1, 0],
    ...[10, 19, 1, 17, 0, 0x41, 0, 0xfd, 15, 0x41, 0, 0xfd, 15, 0x41, 0, 0xfd, 15, 0xfd, 0x87, 2, 0x0b],
];
/** Head of a section of 64 KiB that says nothing: Chromium before version 114 refuses modules above 4 KiB on a page's main thread. */
const PADDING = [0, 0x80, 0x80, 4];
const PADDING_BYTES = 65536;
/** Throws where modules with SIMD cannot be made: in an old engine, or under a policy of the page against generated code. */
export function needSimd() {
    const bytes = new Uint8Array(SIMD_MODULE.length + PADDING.length + PADDING_BYTES);
    bytes.set([...SIMD_MODULE, ...PADDING]);
    new WebAssembly.Module(bytes);
}
/** Whether there are multiply-add instructions, which round once or twice as the machine likes: in Node from 22 on. */
export function hasRelaxed() {
    return WebAssembly.validate(new Uint8Array(RELAXED_MODULE));
}
/**
 * Whether V8 was started with the flag that makes pairs of vectors 256 bits wide. One that was set at run time is not seen, and works
 * all the same.
 */
export function hasRevectorize() {
    const { process } = globalThis;
    return (process?.execArgv ?? []).some((flag) => /^--experimental[-_]wasm[-_]revectorize$/.test(flag));
}
