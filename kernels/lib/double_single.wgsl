// A number as the sum of two singles, x + y, y being at most half a unit in the last place of x: 48 bits. What makes it work is that
// compilers neither regroup nor fuse, which WGSL allows: with KEPT every intermediate goes through an exclusive or with p.zero, a uniform
// that is 0, which no compiler can know. With FUSED the error of a product is one fma, if that rounds once, else Dekker's products
// of halves, which overflow for factors above 2^115. Sums lose what lies below 2^-149. Source: T. J. Dekker, Numer. Math. 18 (1971).
const KEPT: u32 = 1u;
const FUSED: u32 = 1u;

fn kept(x: f32) -> f32 {
  if (KEPT == 0u) {
    return x;
  }
  return bitcast<f32>(bitcast<u32>(x) ^ p.zero);
}

// a + b, exactly
fn twoSum(a: f32, b: f32) -> vec2f {
  let s = kept(a + b);
  let v = kept(s - a);
  return vec2f(s, kept(kept(a - kept(s - v)) + kept(b - v)));
}

// The same where |a| >= |b|
fn quickTwoSum(a: f32, b: f32) -> vec2f {
  let s = kept(a + b);
  return vec2f(s, kept(b - kept(s - a)));
}

// Upper and lower half of the bits of a
fn halved(a: f32) -> vec2f {
  let c = kept(4097.0 * a);
  let upper = kept(c - kept(c - a));
  return vec2f(upper, kept(a - upper));
}

// a b, exactly
fn twoProduct(a: f32, b: f32) -> vec2f {
  let h = kept(a * b);
  if (FUSED == 1u) {
    return vec2f(h, kept(fma(a, b, -h)));
  }
  let c = halved(a);
  let d = halved(b);
  let mixed = kept(kept(kept(kept(c.x * d.x) - h) + kept(c.x * d.y)) + kept(c.y * d.x));
  return vec2f(h, kept(mixed + kept(c.y * d.y)));
}

// A pair and a single
fn dsAdd(a: vec2f, b: f32) -> vec2f {
  let s = twoSum(a.x, b);
  return quickTwoSum(s.x, kept(s.y + a.y));
}

// A longer sum, as three singles of falling size: what is lost of it is less than what pairs lose of their terms, however many there are.
fn sumAdd(sum: vec3f, x: f32) -> vec3f {
  let s = twoSum(sum.x, x);
  let t = twoSum(sum.y, s.y);
  return vec3f(s.x, t.x, kept(sum.z + t.y));
}

// sum + a b
fn sumMultiplyAdd(sum: vec3f, a: vec2f, b: vec2f) -> vec3f {
  let h = twoProduct(a.x, b.x);
  let cross = kept(h.y + kept(kept(a.x * b.y) + kept(a.y * b.x)));
  let s = sumAdd(sum, h.x);
  return vec3f(s.x, s.y, kept(s.z + cross));
}

// The pair nearest to it
fn sumPair(sum: vec3f) -> vec2f {
  let s = twoSum(sum.x, sum.y);
  return quickTwoSum(s.x, kept(s.y + sum.z));
}
