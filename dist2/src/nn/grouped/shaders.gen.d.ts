export declare const gemm_grouped: string;
export declare const gemm_grouped_tensor: string;
