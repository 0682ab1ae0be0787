  // Distances of problems, how many there are, the first of them in the run, and log2 of the leaves that a problem has at most.
  n: u32,
  count: u32,
  start: u32,
  levels: u32,
