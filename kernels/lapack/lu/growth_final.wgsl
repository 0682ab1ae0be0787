// growth_final: growth := max |U| / max |A|, how much the elements of a matrix have grown in its factorization.
// Storage   norms[0] max |A|, norms[1] max |U|; growth[offG]; all as bits
// Mapping   one thread
// Needs     NaN in either gives NaN, a zero A zero. Significands are divided and exponents subtracted: a GPU may take subnormal numbers for
//           zero, and the reciprocals of large ones too
// Source    J. H. Wilkinson, Error analysis of direct methods of matrix inversion, J. ACM 8 (1961)
const THREADS: u32 = 1u;

struct Params {
  offG: u32,
}
@group(0) @binding(0) var<storage, read> norms: array<u32>;
@group(0) @binding(1) var<storage, read_write> growth: array<u32>;
@group(0) @binding(2) var<uniform> p: Params;

// @use lib/norm_sum

struct Split {
  significand: f32, // a normal number
  exponent: i32,
}

fn split(bits: u32) -> Split {
  if (bits < 0x800000u) {
    return Split(f32(bits), -149);
  }
  return Split(bitcast<f32>((bits & 0x7fffffu) | 0x3f800000u), i32(bits >> 23u) - 127);
}

@compute @workgroup_size(THREADS)
fn growth_final() {
  let a = norms[0] & MAGNITUDE;
  let u = norms[1] & MAGNITUDE;
  var bits = 0u;
  if (a > INFINITY_BITS || u > INFINITY_BITS || (a == INFINITY_BITS && u == INFINITY_BITS)) {
    bits = NAN_BITS;
  } else if (u == INFINITY_BITS) {
    bits = INFINITY_BITS;
  } else if (a != 0u && a != INFINITY_BITS) {
    let above = split(u);
    let below = split(a);
    bits = scaledBits(above.significand / below.significand, above.exponent - below.exponent);
  }
  growth[p.offG] = bits;
}
