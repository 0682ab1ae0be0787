  baseX: u32,
  baseY: u32,
  baseZ: u32,
  count: u32, // of problems
  first: u32, // of them, or of their records
  n: u32, // the problems' sizes; with LISTED the largest of them
  kl: u32,
  ku: u32,
  nrhs: u32,
  byRows: u32, // matrices are stored by rows
  off0: u32,
  ld0: u32,
  stride0: u32,
  off1: u32,
  ld1: u32,
  stride1: u32,
  off2: u32,
  ld2: u32,
  stride2: u32,
  off3: u32,
  ld3: u32,
  stride3: u32,
  off4: u32,
  ld4: u32,
  stride4: u32,
  off5: u32,
  ld5: u32,
  stride5: u32,
  across: u32, // bit k: of operand k, problems lie closer to each other than the elements of one
  pitch: u32, // of the workspace
  offInfo: u32,
  offNonfinite: u32,
  nanBits: u32, // of what failed problems are filled with; 0: they are not
