// gemm_epilogue for kernels that write C in vectors of four: offBias of rows, offR, ldr, offZ, ldz multiples of four.
// @when EPILOGUE
const WIDTH: u32 = 4u;
alias Operand = vec4<Element>;
alias Value = vec4f;
fn activations(z: vec4f) -> vec4f {
  return vec4f(activation(z.x), activation(z.y), activation(z.z), activation(z.w));
}
// @end
// @use lib/gemm_epilogue
