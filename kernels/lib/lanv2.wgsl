// The real Schur form of a 2 x 2 matrix [a b; c d], as LAPACK's xLANV2 has it. With lib/powers.
struct Standard {
  a: f32,
  b: f32,
  c: f32,
  d: f32,
  // The eigenvalues are re1 +- i im with im > 0, or re1 and re2.
  re1: f32,
  re2: f32,
  im: f32,
  cs: f32,
  sn: f32,
}

fn magnitudeBits(x: f32) -> u32 {
  return bitcast<u32>(x) & 0x7fffffffu;
}

// A root to the last bit or so: GPUs' are off by a few units. 0 where x may count as zero.
fn exactRoot(x: f32) -> f32 {
  if (x < 0x1p-124f) {
    return 0.0;
  }
  let inverse = inverseSqrt(x);
  let rough = x * inverse;
  return fma(0.5 * inverse, fma(-rough, rough, x), rough);
}

// The length of (x, y), also where their squares are too small.
fn hypotenuse(x: f32, y: f32) -> f32 {
  let more = max(abs(x), abs(y));
  let ratio = min(abs(x), abs(y)) / more;
  return select(more * exactRoot(fma(ratio, ratio, 1.0)), 0.0, more == 0.0);
}

// [cs sn; -sn cs] [a b; c d] [cs -sn; sn cs] has c = 0, or a = d and b c < 0.
fn lanv2(a0: f32, b0: f32, c0: f32, d0: f32) -> Standard {
  let top = max(max(magnitudeBits(a0), magnitudeBits(b0)), max(magnitudeBits(c0), magnitudeBits(d0)));
  // At the size of 1 nothing leaves the range.
  let e = select(i32(top >> 23u) - 127, 0, top == 0u);
  var a = byPower(a0, -e);
  var b = byPower(b0, -e);
  var c = byPower(c0, -e);
  var d = byPower(d0, -e);
  var cs = 1.0;
  var sn = 0.0;
  if (c == 0.0) {
    // It is triangular.
  } else if (b == 0.0) {
    cs = 0.0;
    sn = 1.0;
    let kept = d;
    d = a;
    a = kept;
    b = -c;
    c = 0.0;
  } else if ((a != d) | ((b > 0.0) == (c > 0.0))) {
    let difference = a - d;
    let half = 0.5 * difference;
    let more = max(abs(b), abs(c));
    let less = select(-1.0, 1.0, (b > 0.0) == (c > 0.0)) * min(abs(b), abs(c));
    let scale = max(abs(half), more);
    let z = (half / scale) * half + (more / scale) * less;
    if (z >= 0x1p-22f) {
      // Real eigenvalues that are apart: the larger root first, without cancellation.
      let root = half + select(1.0, -1.0, half < 0.0) * exactRoot(scale) * exactRoot(z);
      let size = hypotenuse(c, root);
      a = d + root;
      d -= (more / root) * less;
      cs = root / size;
      sn = c / size;
      b -= c;
      c = 0.0;
    } else {
      // A pair, or real ones that are nearly equal: make the diagonal equal.
      let sigma = b + c;
      let size = hypotenuse(sigma, difference);
      cs = exactRoot(0.5 * (1.0 + abs(sigma) / size));
      sn = -(half / (size * cs)) * select(1.0, -1.0, sigma < 0.0);
      let aa = a * cs + b * sn;
      let bb = b * cs - a * sn;
      let cc = c * cs + d * sn;
      let dd = d * cs - c * sn;
      let mean = 0.5 * ((aa * cs + cc * sn) + (dd * cs - bb * sn));
      b = bb * cs + dd * sn;
      c = cc * cs - aa * sn;
      a = mean;
      d = mean;
      if ((c != 0.0) & (b == 0.0)) {
        b = -c;
        c = 0.0;
        let kept = cs;
        cs = -sn;
        sn = kept;
      } else if ((c != 0.0) & ((b > 0.0) == (c > 0.0))) {
        // Real after all: triangular by one more rotation.
        let rootB = exactRoot(abs(b));
        let rootC = exactRoot(abs(c));
        let apart = select(1.0, -1.0, c < 0.0) * rootB * rootC;
        let sum = exactRoot(abs(b + c));
        a = mean + apart;
        d = mean - apart;
        b -= c;
        c = 0.0;
        let cs1 = rootB / sum;
        let sn1 = rootC / sum;
        let kept = cs * cs1 - sn * sn1;
        sn = cs * sn1 + sn * cs1;
        cs = kept;
      }
    }
  }
  let im = select(exactRoot(abs(b)) * exactRoot(abs(c)), 0.0, c == 0.0);
  // A block of a pair stays one where its parts would be lost.
  let least = select(-0x1p-126f, 0x1p-126f, c < 0.0);
  let lost = (c != 0.0) & (byPower(b, e) == 0.0);
  var s = Standard(byPower(a, e), byPower(b, e), byPower(c, e), byPower(d, e), 0.0, 0.0, byPower(im, e), cs, sn);
  s.b = select(s.b, least, lost);
  s.c = select(s.c, -least, (c != 0.0) & (s.c == 0.0));
  s.im = select(s.im, 0x1p-126f, (c != 0.0) & (s.im == 0.0));
  s.re1 = s.a;
  s.re2 = s.d;
  return s;
}
