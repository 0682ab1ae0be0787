/** What is used of onnxruntime-web 1.30. */
interface OrtTensor {
    readonly gpuBuffer: unknown;
    dispose(): void;
}
interface OrtSession {
    run(feeds: Record<string, OrtTensor>): Promise<Record<string, OrtTensor>>;
    release(): Promise<void>;
}
export interface Ort {
    readonly env: {
        readonly webgpu: {
            readonly device: unknown;
        };
    };
    readonly Tensor: {
        fromGpuBuffer(buffer: unknown, options: {
            dataType: 'float32';
            dims: readonly number[];
        }): OrtTensor;
    };
    readonly InferenceSession: {
        create(model: Uint8Array, options: object): Promise<OrtSession>;
    };
}
/** Order of the model's matrices. */
export declare const N = 16;
/**
 * Who opens the device. ONNX Runtime has one for all its sessions, the first session's: given to that by name, or opened by it and told
 * afterwards.
 */
export type Owner = 'basalt' | 'onnxruntime';
export declare function main(ort: Ort, model: Uint8Array, owner: Owner, print: (line: string) => void): Promise<number>;
export {};
