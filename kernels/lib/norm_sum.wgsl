// A sum of magnitudes that nothing can spoil: magnitudes travel as bits, which also order them, with NaN above infinity. Sums of |x| keep
// denormals apart (hardware may flush them) in units of 2^-149. Sums of squares are Blue's: big, middle and small numbers by themselves,
// scaled by 2^-90, 1 and 2^100, so that no square overflows or underflows.
const MAGNITUDE: u32 = 0x7fffffffu;
const INFINITY_BITS: u32 = 0x7f800000u;
const NAN_BITS: u32 = 0x7fc00000u;

struct Sum {
  worst: u32, // the largest magnitude
  middle: f32,
  small: f32,
  big: f32,
}

fn power(exponent: i32) -> f32 {
  return bitcast<f32>(u32(127 + exponent) << 23u);
}

fn joined(a: Sum, b: Sum) -> Sum {
  return Sum(max(a.worst, b.worst), a.middle + b.middle, a.small + b.small, a.big + b.big);
}

// `value` times 2^exponent as bits, for a positive normal value; denormal and infinite results included.
fn scaledBits(value: f32, exponent: i32) -> u32 {
  let bits = bitcast<u32>(value);
  let e = i32(bits >> 23u) + exponent;
  if (bits == 0u) {
    return 0u;
  }
  if (e >= 255) {
    return INFINITY_BITS;
  }
  if (e <= 0) {
    let shift = u32(1 - e);
    return select(((bits & 0x7fffffu) | 0x800000u) >> min(shift, 31u), 0u, shift > 24u);
  }
  return (bits & 0x7fffffu) | (u32(e) << 23u);
}

// `value` times 2^exponent. By integers, because compilers multiply factors together first, and 2^-180 is zero.
fn enlarged(value: f32, exponent: i32) -> f32 {
  return bitcast<f32>(scaledBits(value, exponent));
}

fn addMagnitude(s: Sum, bits: u32) -> Sum {
  var r = s;
  r.worst = max(s.worst, bits);
  if (bits < 0x800000u) {
    r.small += f32(bits);
  } else if (bits < INFINITY_BITS) {
    r.middle += bitcast<f32>(bits);
  }
  return r;
}

fn addSquare(s: Sum, bits: u32, weight: f32) -> Sum {
  var r = s;
  r.worst = max(s.worst, bits);
  if (bits < 0x800000u) {
    let x = f32(bits) * power(-49);
    r.small += weight * x * x;
  } else if (bits < bitcast<u32>(power(-60))) {
    let x = bitcast<f32>(bits + (100u << 23u));
    r.small += weight * x * x;
  } else if (bits < bitcast<u32>(power(45))) {
    let x = bitcast<f32>(bits);
    r.middle += weight * x * x;
  } else if (bits < INFINITY_BITS) {
    let x = bitcast<f32>(bits - (90u << 23u));
    r.big += weight * x * x;
  }
  return r;
}

// The bits of a sum of magnitudes.
fn sumBits(s: Sum) -> u32 {
  if (s.worst > INFINITY_BITS) {
    return NAN_BITS;
  }
  if (s.worst == INFINITY_BITS) {
    return INFINITY_BITS;
  }
  // Beside a number from 1 on denormals do not count; below they are added 2^64 times enlarged.
  if (s.middle >= 1.0) {
    return min(bitcast<u32>(s.middle) & MAGNITUDE, INFINITY_BITS);
  }
  return scaledBits(s.middle * power(64) + s.small * power(-85), -64);
}

// The bits of the root of a sum of squares.
fn rootBits(s: Sum) -> u32 {
  if (s.worst > INFINITY_BITS) {
    return NAN_BITS;
  }
  if (s.worst == INFINITY_BITS) {
    return INFINITY_BITS;
  }
  if (s.big > 0.0) {
    return scaledBits(sqrt(s.big + enlarged(s.middle, -180)), 90);
  }
  // The least middle square is 2^-120: enlarged by 2^200 it is comparable to the small ones.
  if (s.small > 0.0 && s.middle < power(-80)) {
    return scaledBits(sqrt(s.small + enlarged(s.middle, 200)), -100);
  }
  return bitcast<u32>(sqrt(s.middle + enlarged(s.small, -200)));
}
