export declare const gemm_batched: string;
export declare const gemm_soft_batched: string;
export declare const gemm_strided_batched: string;
export declare const gemm_tensor_batched: string;
export declare const gemm_vbatched: string;
export declare const gemv_batched: string;
export declare const syrk_batched: string;
