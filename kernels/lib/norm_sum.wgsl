// A sum of magnitudes that nothing can spoil: magnitudes travel as bits, which also order them, with NaN above infinity. Sums of |x| keep
// denormals apart (hardware may flush them) in units of 2^-149. Sums of squares are Blue's: big, middle and small numbers by themselves,
// scaled by 2^-90, 1 and 2^100, so that no square overflows or underflows. Uses the kernel's THREADS, a power of two.
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

// A Sum as it lies in memory.
fn packed(s: Sum) -> vec4u {
  return vec4u(s.worst, bitcast<u32>(s.middle), bitcast<u32>(s.small), bitcast<u32>(s.big));
}

fn unpacked(words: vec4u) -> Sum {
  return Sum(words.x, bitcast<f32>(words.y), bitcast<f32>(words.z), bitcast<f32>(words.w));
}

var<workgroup> sums: array<Sum, THREADS>;

// Joins the sums of each `count` neighbouring threads, `step` apart, in a tree: the same order in every run. Thread t finds its own sum.
fn joinSums(t: u32, count: u32, step: u32) {
  for (var half = count / 2u; half >= step; half /= 2u) {
    workgroupBarrier();
    if (t % count < half) {
      sums[t] = joined(sums[t], sums[t + half]);
    }
  }
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

// Both without branches, so that calls in a row overlap.
fn addMagnitude(s: Sum, bits: u32) -> Sum {
  let denormal = bits < 0x800000u;
  let middle = select(bitcast<f32>(bits), 0.0, denormal | (bits >= INFINITY_BITS));
  return Sum(max(s.worst, bits), s.middle + middle, s.small + select(0.0, f32(bits), denormal), s.big);
}

fn addSquare(s: Sum, bits: u32, weight: f32) -> Sum {
  let small = bits < bitcast<u32>(power(-60));
  let big = bits >= bitcast<u32>(power(45));
  let scaled = select(select(bits, bits - (90u << 23u), big), bits + (100u << 23u), small);
  let x = select(bitcast<f32>(scaled), f32(bits) * power(-49), bits < 0x800000u);
  let square = select(weight * x * x, 0.0, bits >= INFINITY_BITS);
  return Sum(
    max(s.worst, bits),
    s.middle + select(square, 0.0, small | big),
    s.small + select(0.0, square, small),
    s.big + select(0.0, square, big),
  );
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
