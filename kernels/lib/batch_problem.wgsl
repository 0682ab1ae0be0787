// Where a problem of a batch lies: at equal distances, by the fields of lib/batch_fields in the kernel's Params p; or with LISTED as its
// record says, `array<vec4u>` named records, four elements to a problem: (number, m, n, nrhs), (off, rs, cs of A; pivots),
// (off, rs, cs of B; 1 if an operand is not inside its buffer: m = n = nrhs = 0 then), (off, rs, cs of C; 0).

// Element (i, j) at off + i*rs + j*cs.
struct Place {
  off: u32,
  rs: u32,
  cs: u32,
}

struct Problem {
  q: u32, // its number: of its info and its flags
  m: u32,
  n: u32,
  nrhs: u32,
  A: Place,
  B: Place,
  C: Place,
  piv: u32,
  outside: bool,
}

// z < p.count
fn problem(z: u32) -> Problem {
  var own: Problem;
  own.q = z;
  own.m = p.m;
  own.n = p.n;
  own.nrhs = p.nrhs;
  own.A = Place(p.offA + z * p.strideA, p.rsA, p.csA);
  own.B = Place(p.offB + z * p.strideB, p.rsB, p.csB);
  own.C = Place(p.offC + z * p.strideC, p.rsC, p.csC);
  own.piv = p.offPiv + z * p.stridePiv;
  own.outside = false;
  // @when LISTED
  let at = 4u * (p.first + z);
  let sizes = records[at];
  let a = records[at + 1u];
  let b = records[at + 2u];
  let c = records[at + 3u];
  own = Problem(sizes.x, sizes.y, sizes.z, sizes.w, Place(a.x, a.y, a.z), Place(b.x, b.y, b.z), Place(c.x, c.y, c.z), a.w, b.w != 0u);
  // @end
  return own;
}
