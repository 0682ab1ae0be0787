export declare const conv_columns: string;
export declare const conv_direct: string;
export declare const conv_direct_data: string;
export declare const conv_direct_filter: string;
export declare const conv_filter: string;
export declare const conv_tensor: string;
export declare const conv_tiled: string;
