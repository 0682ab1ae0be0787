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

// 1/(1 + exp(-z)) by the exponential that does not overflow.
fn sigmoid(z: f32) -> f32 {
  let e = exp(-abs(z));
  return select(e, 1.0, z >= 0.0) / (1.0 + e);
}

// The built-in tanh may overflow for large numbers and lose small ones. |z| < 0.65: z + z^3 P(z^2), 3e-8 of the result wrong.
fn hyperbolicTangent(z: f32) -> f32 {
  let s = z * z;
  let tail = fma(fma(fma(fma(-0.005923983221, s, 0.02087367894), s, -0.05382381697), s, 0.133325842), s, -0.3333332703);
  let e = exp(-2.0 * abs(z));
  let large = (1.0 - e) / (1.0 + e);
  return select(select(large, -large, z < 0.0), fma(z * s, tail, z), abs(z) < 0.65);
}

// The normal distribution (1 + erf(z/sqrt(2)))/2. At -a <= 0 it is exp(-a^2/2) t P(t) with t = 1/(1 + 0.35a): 3e-8 of it wrong, and
// what exp is, so that no digit is lost where it is small.
fn normal(z: f32) -> f32 {
  let a = min(abs(z), 16.0); // beyond, it is 0 or 1
  let t = 1.0 / fma(0.35, a, 1.0);
  var sum = fma(fma(fma(fma(-0.02916531183, t, 0.1440676817), t, -0.2559163884), t, 0.1594099019), t, -0.02327583957);
  sum = fma(fma(fma(fma(sum, t, 0.1055800296), t, 0.1198141329), t, 0.1398645308), t, 0.1396212468);
  let tail = exp(-0.5 * a * a) * t * sum;
  return select(tail, 1.0 - tail, z >= 0.0);
}

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
