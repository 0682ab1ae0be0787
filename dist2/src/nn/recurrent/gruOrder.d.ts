export declare const gruArgs: {
    /** Order of the gates in W, U and the biases. 'zrn': ONNX and Keras; 'rzn': cuDNN and PyTorch. */
    readonly order: {
        readonly kind: 'flag';
        readonly values: readonly ["zrn", "rzn"];
        readonly default: 'zrn';
    };
    /** Default false, as in ONNX and the paper. True: the reset gate acts behind the product, as in cuDNN, PyTorch and Keras. */
    readonly resetAfter: {
        readonly kind: 'switch';
        readonly default: false;
    };
};
