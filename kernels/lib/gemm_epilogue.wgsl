// What a product may go through on its way into C: Z := product + bias, C := activation(Z) + residual, all in f32. For variants with
// EPILOGUE = 1, of one matrix. Before it: Element, of which C is, and gemm_epilogue_one or gemm_epilogue_four.
// BIAS_ROWS 1: an element per row   BIAS_COLUMNS 1: an element per column   RESIDUAL 1: R is added   STORED 1: Z is stored
// ACTIVATION as in gemmEpilogue.ts   expression: the caller's own function
const EPILOGUE: u32 = 0u;
const BIAS_ROWS: u32 = 0u;
const BIAS_COLUMNS: u32 = 0u;
const RESIDUAL: u32 = 0u;
const STORED: u32 = 0u;
const ACTIVATION: u32 = 0u;

// @when BIAS_ROWS
@group(0) @binding(6) var<storage, read> biasRows: array<Operand>;
// @end
// @when BIAS_COLUMNS
@group(0) @binding(7) var<storage, read> biasColumns: array<Element>;
// @end
// @when RESIDUAL
@group(0) @binding(8) var<storage, read> residual: array<Operand>;
// @end
// @when STORED
@group(0) @binding(9) var<storage, read_write> stored: array<Operand>;
// @end

// @when EPILOGUE
fn expression(z: f32) -> f32 { return z; }

// @use lib/activation_functions

fn activation(z: f32) -> f32 {
  var f = z;
  if (ACTIVATION == 1u) {
    f = max(z, 0.0);
  } else if (ACTIVATION == 2u) {
    f = z * normal(z);
  } else if (ACTIVATION == 3u) {
    // (1 + tanh(u))/2 is sigmoid(2u), here with u = sqrt(2/pi) (z + 0.044715 z^3).
    f = z * sigmoid(1.5957691216 * fma(0.044715 * z * z, z, z));
  } else if (ACTIVATION == 4u) {
    f = z * sigmoid(z);
  } else if (ACTIVATION == 5u) {
    f = sigmoid(z);
  } else if (ACTIVATION == 6u) {
    f = hyperbolicTangent(z);
  } else if (ACTIVATION == 7u) {
    f = min(max(z, p.low), p.high);
  } else if (ACTIVATION == 8u) {
    return expression(z);
  }
  // max, min and comparisons may lose NaN. By bits, because compilers may assume that there is none.
  return select(f, z, (bitcast<u32>(z) & 0x7fffffffu) > 0x7f800000u);
}

// C(i, j) for `product` = alpha op(A) op(B) + beta C, or of four rows from i on.
fn epilogue(product: Value, i: u32, j: u32) -> Value {
  var z = product;
  // @when BIAS_ROWS
  z += Value(biasRows[(p.offBias + i) / WIDTH]);
  // @end
  // @when BIAS_COLUMNS
  z += Value(f32(biasColumns[p.offBias + j]));
  // @end
  // @when STORED
  stored[(p.offZ + i + j * p.ldz) / WIDTH] = Operand(z);
  // @end
  var value = activations(z);
  // @when RESIDUAL
  value += Value(residual[(p.offR + i + j * p.ldr) / WIDTH]);
  // @end
  return value;
}
// @end
