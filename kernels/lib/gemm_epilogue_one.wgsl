// gemm_epilogue for kernels that write C element by element.
// @when EPILOGUE
const WIDTH: u32 = 1u;
alias Operand = Element;
alias Value = f32;
fn activations(z: f32) -> f32 {
  return activation(z);
}
// @end
// @use lib/gemm_epilogue
