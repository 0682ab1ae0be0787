// Where a problem of a batch of tridiagonal or band systems lies, which has up to six operands: at equal distances, by the fields of
// lib/band_fields in the kernel's Params p; or with LISTED as its record says, `array<vec4u>` named records, five elements to a problem:
// (number, n, nrhs, 1 if an operand is not inside its buffer: n = nrhs = 0 then), (kl, ku, 0, 0), then offset and leading dimension of
// each operand. A vector is a row whose leading dimension is its increment.
struct Place {
  off: u32,
  ld: u32,
}

struct Problem {
  q: u32, // its number: of its info and its flags
  n: u32,
  kl: u32,
  ku: u32,
  nrhs: u32,
  outside: bool,
}

// z < p.count
fn problem(z: u32) -> Problem {
  var own = Problem(p.first + z, p.n, p.kl, p.ku, p.nrhs, false);
  // @when LISTED
  let sizes = records[5u * (p.first + z)];
  let band = records[5u * (p.first + z) + 1u];
  own = Problem(sizes.x, sizes.y, band.x, band.y, sizes.z, sizes.w != 0u);
  // @end
  return own;
}

// Operand k of it.
fn place(z: u32, k: u32) -> Place {
  let b = p.first + z;
  var own = Place(p.off0 + b * p.stride0, p.ld0);
  switch k {
    case 1u: { own = Place(p.off1 + b * p.stride1, p.ld1); }
    case 2u: { own = Place(p.off2 + b * p.stride2, p.ld2); }
    case 3u: { own = Place(p.off3 + b * p.stride3, p.ld3); }
    case 4u: { own = Place(p.off4 + b * p.stride4, p.ld4); }
    case 5u: { own = Place(p.off5 + b * p.stride5, p.ld5); }
    default: {}
  }
  // @when LISTED
  let pair = records[5u * b + 2u + k / 2u];
  own = Place(select(pair.x, pair.z, k % 2u == 1u), select(pair.y, pair.w, k % 2u == 1u));
  // @end
  return own;
}
