/** What is used of @jax-js/jax 0.1.25. */
interface JaxArray {
    readonly ref: JaxArray;
    gpuBuffer(): Promise<GPUBuffer>;
    data(): Promise<ArrayLike<number>>;
}
export interface Jax {
    init(device: 'webgpu'): Promise<unknown>;
    defaultDevice(device: 'webgpu'): unknown;
    getWebGPUDevice(): unknown;
    readonly numpy: {
        array(values: Float32Array, options: {
            shape: number[];
        }): JaxArray;
        matmul(a: JaxArray, b: JaxArray): JaxArray;
        add(a: JaxArray, b: JaxArray): JaxArray;
        transpose(a: JaxArray): JaxArray;
    };
}
export declare function main(jax: Jax, print: (line: string) => void): Promise<void>;
export {};
